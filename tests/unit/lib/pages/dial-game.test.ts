import { describe, expect, it } from 'vitest';
import { hasMissed, NEW_GAME, NOTES, playNote, type DialGame } from '#lib/pages/dial-game';

const play = (notes: string, game: DialGame = NEW_GAME) =>
  [...notes].reduce((last, note) => playNote(last, note, 'CAGE'), game);

describe('the game of the dial', () => {
  it('opens with the right four notes', () => {
    expect(play('CAG')).toEqual({ played: 'CAG', misses: 0, isOpen: false });
    expect(play('CAGE')).toEqual({ played: 'CAGE', misses: 0, isOpen: true });
  });

  it('shows a wrong word until the next note starts a new try', () => {
    const missed = play('FADE');
    expect(hasMissed(missed)).toBe(true);
    expect(missed).toEqual({ played: 'FADE', misses: 1, isOpen: false });
    expect(play('C', missed)).toEqual({ played: 'C', misses: 1, isOpen: false });
    expect(play('BEAD', missed).misses).toBe(2);
    expect(play('CAGE', missed).isOpen).toBe(true);
  });

  it('does not open in the middle of two words', () => {
    expect(play('BBCAGEBB').isOpen).toBe(false);
  });

  it('stays open', () => {
    expect(play(NOTES, play('CAGE'))).toEqual(play('CAGE'));
  });
});
