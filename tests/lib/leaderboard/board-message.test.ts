import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBoardMessage } from '#lib/leaderboard/board-message';
import { CrewName, FAMILY_CREWS } from '#lib/leaderboard/crew-name';
import { LeaderboardSchema } from '#lib/site/lists';
import { bundledBoard } from '#lib/site/bundled-board';
import { getLeaderboard } from '#lib/site/read';
import { anyBoard, boardMessage, scores } from '#tests/factories/board-message';

const parse = (message: unknown) => parseBoardMessage(message, 'hunts');
const families = { ...boardMessage().event, isForFamilies: true };

describe('a message', () => {
  it('is a board when every field is right, also after a journey as JSON', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        expect(parse(JSON.parse(JSON.stringify(board)))).toEqual(board);
      }),
    );
  });

  it('may have fields that a later version added', () => {
    expect(parse({ ...boardMessage(), weather: 'rain' })).toEqual(boardMessage());
  });

  it('is garbage when it is anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (message) => {
        expect(parse(message)).toBeUndefined();
      }),
    );
  });

  it.each([
    ['of another version', { version: 2 }],
    ['of another board', { board: 'jidara' }],
    ['with half a number', { sequence: 1.5 }],
    ['with a number below zero', { sequence: -1 }],
    ['with a number beyond all', { sequence: Number.MAX_SAFE_INTEGER + 1 }],
    ['with a time that is none', { sentAt: 'yesterday' }],
    ['with a score below zero', { rows: scores({ 'Wet Paint': -1 }) }],
    ['with a score that is none', { rows: [{ crew: 'Wet Paint', score: NaN }] }],
    ['with a crew twice', { rows: [...scores({ 'Wet Paint': 1 }), ...scores({ 'wet paint': 2 })] }],
    ['with markup for a name', { rows: scores({ '<img src=x>': 1 }) }],
    [
      'with more crews than play',
      { rows: scores(Object.fromEntries(Array.from({ length: 161 }, (_, i) => [`Crew ${i}`, i]))) },
    ],
    ['with a name of its own on a board of families', { event: families }],
  ])('is garbage %s', (_name, changes) => {
    expect(parse({ ...boardMessage(), ...changes })).toBeUndefined();
  });

  it('of families names crews from the list', () => {
    const board = boardMessage({ event: families, rows: scores({ [FAMILY_CREWS[0]!]: 3 }) });
    expect(parse(board)).toEqual(board);
  });
});

describe('the name of a crew', () => {
  it.each(['Wet Paint', 'Somebody’s Ladder', 'Second Chamber, Send Help', 'Équipe nº 7', '東京チーム', 'R&R', '42'])(
    'may be %s',
    (name) => expect(CrewName.safeParse(name).success).toBe(true),
  );

  it.each([
    '',
    ' ',
    'A'.repeat(33),
    'two  spaces',
    'line\nbreak',
    '<b>bold</b>',
    'a/b',
    'crew@example.com',
    '(415) 555-0142',
    'z\u0335\u0321a\u0338lgo',
    'left\u202Eright',
    '\u{1F3C6} winners',
    "'quoted'",
  ])('may not be %j', (name) => expect(CrewName.safeParse(name).success).toBe(false));
});

describe('the boards that the site carries', () => {
  it('are messages like any other, older than all', () => {
    const all = getLeaderboard();
    for (const id of ['hunts', 'jidara'] as const) {
      const board = bundledBoard(id, all[id]);
      expect(parseBoardMessage(board, id)).toEqual(board);
      expect(board).toMatchObject({ sequence: 0, phase: 'ended' });
    }
  });

  it('read times as seconds', () => {
    expect(getLeaderboard().jidara.local[0]).toEqual({ crew: 'Grandmother Knew', score: 53 * 60 + 20 });
    const { hunts, jidara } = getLeaderboard();
    const wrong = { hunts, jidara: { ...jidara, local: [{ crew: 'A', score: '5:99' }] } };
    expect(JSON.stringify(LeaderboardSchema.safeParse(wrong).error?.issues)).toContain('52:08');
  });
});
