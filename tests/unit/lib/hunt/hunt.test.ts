import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawClues, findClues, getHuntDay } from '#lib/hunt/draw-clues';
import { getScore, isDone, NEW_HUNT, playHunt, toCrewName, type Hunt, type HuntAction } from '#lib/hunt/hunt';
import { formatChallenge, getGameFields, parseHuntQuery, startGame } from '#lib/hunt/hunt-query';
import { getPlayPath, parsePlayPath } from '#lib/hunt/play-path';
import { CLUE_KINDS, LAST_STOP, squareAt, stopOf } from '#lib/hunt/squares';
import { CITY_BOARD } from '#lib/illustration/output/city-board';
import { getClueSet } from '#lib/pages/read';
import { cases } from '#tests/scope';

const { clues, hint_cost: hintCost } = getClueSet();
const today = drawClues(clues, getHuntDay(new Date('2026-12-01T20:00:00Z')));
const best = today.reduce((sum, { points }) => sum + points, 0);

const playAll = (actions: HuntAction[]) => actions.reduce((hunt, action) => playHunt(hunt, action, today), NEW_HUNT);
const solve = (index: number): HuntAction[] => [
  { type: 'move', stop: stopOf(CLUE_KINDS[index]!) },
  { type: 'answer', text: today[index]!.answers[0]! },
];

describe('the clues of a day', () => {
  it('are one of each kind, the same at every hour of the day in San Francisco', () => {
    expect(today.map(({ kind }) => kind)).toEqual(CLUE_KINDS);
    expect(drawClues(clues, getHuntDay(new Date('2026-12-01T08:00:00Z')))).toEqual(today);
    expect(drawClues(clues, getHuntDay(new Date('2026-12-02T07:59:59Z')))).toEqual(today);
  });

  it('are all others on the next day', () => {
    const tomorrow = drawClues(clues, getHuntDay(new Date('2026-12-02T08:00:00Z')));
    tomorrow.forEach(({ id }, index) => expect(id).not.toBe(today[index]!.id));
  });

  it('come in every combination before one comes again', () => {
    const counts = CLUE_KINDS.map((kind) => clues.filter((clue) => clue.kind === kind).length);
    const combinations = counts.reduce((product, count) => product * count);
    expect(new Set(counts).size).toBe(1);
    const days = Array.from({ length: combinations }, (_, day) =>
      drawClues(clues, getHuntDay(new Date(Date.UTC(2026, 0, 1 + day, 20))))
        .map(({ id }) => id)
        .join(),
    );
    expect(new Set(days).size).toBe(combinations);
  });

  it('are found by their ids, in the order of the board only', () => {
    const ids = today.map(({ id }) => id);
    expect(findClues(clues, ids)).toEqual(today);
    expect(findClues(clues, ids.toReversed())).toBeUndefined();
    expect(findClues(clues, ids.slice(1))).toBeUndefined();
    expect(findClues(clues, [...ids.slice(1), 'unknown'])).toBeUndefined();
  });
});

describe('a hunt', () => {
  it('gives all points for three right answers without hints', () => {
    const hunt = playAll([...solve(0), ...solve(1), ...solve(2)]);
    expect(isDone(hunt)).toBe(true);
    expect(getScore(hunt, today, hintCost)).toBe(best);
  });

  it('takes points for hints, none for wrong answers, and all for an answer that was shown', () => {
    const [move, answer] = solve(0) as [HuntAction, HuntAction];
    const hinted = playAll([move, { type: 'answer', text: 'no' }, { type: 'hint' }, answer]);
    expect(getScore(hinted, today, hintCost)).toBe(today[0]!.points - hintCost);
    const shown = playAll([move, { type: 'show' }, answer]);
    expect(shown.turns[0]!.outcome).toBe('shown');
    expect(getScore(shown, today, hintCost)).toBe(0);
  });

  it('gives no more hints than a clue has', () => {
    const [move] = solve(0) as [HuntAction];
    const hunt = playAll([move, ...Array.from({ length: 9 }, (): HuntAction => ({ type: 'hint' }))]);
    expect(hunt.turns[0]!.hints).toBe(today[0]!.hints.length);
  });

  it('ignores answers beside a clue, empty answers, and answers to a solved clue', () => {
    expect(playAll([{ type: 'answer', text: 'river' }])).toEqual(NEW_HUNT);
    expect(playAll([solve(0)[0]!, { type: 'answer', text: '  ' }]).turns).toEqual(NEW_HUNT.turns);
    expect(playAll([...solve(0), { type: 'answer', text: 'wrong' }]).turns[0]).toMatchObject({ misses: 0 });
  });

  it('keeps the pawn on the board', () => {
    expect(playAll([{ type: 'move', stop: -3 }]).stop).toBe(0);
    expect(playAll([{ type: 'move', stop: 1e9 }]).stop).toBe(LAST_STOP);
  });

  it('keeps only a short name without markup', () => {
    expect(toCrewName(' <b>The   Owls</b>\n')).toBe('bThe Owlsb');
    expect(toCrewName('x'.repeat(99))).toHaveLength(24);
  });

  it('has as many stops as the drawing of the board', () => {
    expect(CITY_BOARD.stops).toHaveLength(LAST_STOP + 1);
    expect(squareAt(LAST_STOP)).toBe('finish');
    expect(squareAt(1)).toBeUndefined();
  });
});

const anyHunt = fc.record({
  stop: fc.integer({ min: 0, max: LAST_STOP }),
  turns: fc.tuple(...CLUE_KINDS.map(() => anyTurn())),
  crew: fc.string().map(toCrewName),
});
function anyTurn() {
  return fc.record({
    hints: fc.integer({ min: 0, max: 3 }),
    misses: fc.integer({ min: 0, max: 99 }),
    outcome: fc.constantFrom('open' as const, 'solved' as const, 'shown' as const),
  });
}

describe('the query of a hunt', () => {
  it('restores every hunt', () => {
    fc.assert(
      fc.property(anyHunt, (hunt: Hunt) => {
        const query = parseHuntQuery(new URLSearchParams(getGameFields({ hunt, clues: today })));
        expect(startGame(query, clues, drawClues(clues, getHuntDay(new Date(0))))).toEqual({ clues: today, hunt });
      }),
      { numRuns: cases(500) },
    );
  });

  it('starts anew with the clues of the day when its clues are not known', () => {
    const query = parseHuntQuery(new URLSearchParams('clues=a,b,c&turns=0.0.solved,0.0.solved,0.0.solved&stop=3'));
    expect(startGame(query, clues, today)).toEqual({ clues: today, hunt: { ...NEW_HUNT, stop: 3 } });
  });

  it('survives any query', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('clues', 'turns', 'stop', 'crew', 'do', 'answer', 'rival', 'score'), fc.string()),
        (fields) => {
          const { hunt } = startGame(parseHuntQuery(new URLSearchParams(fields)), clues, today);
          expect(hunt.turns).toHaveLength(CLUE_KINDS.length);
          expect(hunt.stop).toBeLessThanOrEqual(LAST_STOP);
        },
      ),
      { numRuns: cases(500) },
    );
  });

  it('makes a challenge with the same clues and the score to beat', () => {
    const fragment = formatChallenge(today, { crew: 'The Owls', score: 260 });
    const { clues: ids, rival, hunt } = parseHuntQuery(new URLSearchParams(fragment.slice(1)));
    expect(findClues(clues, ids)).toEqual(today);
    expect(rival).toEqual({ crew: 'The Owls', score: 260 });
    expect(hunt).toEqual(NEW_HUNT);
  });

  it('has one internal path, whatever else is in the address', () => {
    const path = getPlayPath('?stop=3&utm_source=mail')!;
    expect(getPlayPath('?other=1&stop=3')).toBe(path);
    expect(parsePlayPath(path.split('/').at(-1)!)?.get('stop')).toBe('3');
    expect(getPlayPath('?utm_source=mail')).toBeUndefined();
    expect(parsePlayPath('bm9uc2Vuc2U')).toBeUndefined();
  });
});
