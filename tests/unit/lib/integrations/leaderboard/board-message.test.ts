import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBoardMessage } from '#lib/integrations/leaderboard/board-message';
import { CrewName, FAMILY_CREWS } from '#lib/integrations/leaderboard/crew-name';
import { LeaderboardSchema } from '#lib/pages/lists';
import { bundledBoard } from '#lib/pages/bundled-board';
import { getLeaderboard } from '#lib/pages/read';
import { anyBoard, boardMessage, scores } from '#tests/factories/board-message';

const parse = (message: unknown) => parseBoardMessage(message, 'hunts');
const families = { ...boardMessage().event, isForFamilies: true };

describe('a message', () => {
  it('is valid when every field is valid, also after serialization as JSON', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        expect(parse(JSON.parse(JSON.stringify(board)))).toEqual(board);
      }),
    );
  });

  it('may have additional fields, which are dropped', () => {
    expect(parse({ ...boardMessage(), weather: 'rain' })).toEqual(boardMessage());
  });

  it('is rejected when it is any other value', () => {
    fc.assert(
      fc.property(fc.anything(), (message) => {
        expect(parse(message)).toBeUndefined();
      }),
    );
  });

  it.each([
    ['of another version', { version: 2 }],
    ['of another board', { board: 'jidara' }],
    ['with a fraction as its number', { sequence: 1.5 }],
    ['with a negative number', { sequence: -1 }],
    ['with a number that is not a safe integer', { sequence: Number.MAX_SAFE_INTEGER + 1 }],
    ['with an invalid time', { sentAt: 'yesterday' }],
    ['with a negative score', { rows: scores({ 'Wet Paint': -1 }) }],
    ['with NaN as a score', { rows: [{ crew: 'Wet Paint', score: NaN }] }],
    ['with a duplicate crew', { rows: [...scores({ 'Wet Paint': 1 }), ...scores({ 'wet paint': 2 })] }],
    ['with markup in a name', { rows: scores({ '<img src=x>': 1 }) }],
    [
      'with more than 160 crews',
      { rows: scores(Object.fromEntries(Array.from({ length: 161 }, (_, i) => [`Crew ${i}`, i]))) },
    ],
    ['with a crew name that is not on the list, for an event with children', { event: families }],
  ])('is rejected %s', (_name, changes) => {
    expect(parse({ ...boardMessage(), ...changes })).toBeUndefined();
  });

  it('is valid for an event with children when crews have names from the list', () => {
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

describe('the bundled boards', () => {
  it('are valid messages with the lowest number', () => {
    const all = getLeaderboard();
    for (const id of ['hunts', 'jidara'] as const) {
      const board = bundledBoard(id, all[id]);
      expect(parseBoardMessage(board, id)).toEqual(board);
      expect(board).toMatchObject({ sequence: 0, phase: 'ended' });
    }
  });

  it('have times in seconds', () => {
    expect(getLeaderboard().jidara.local[0]).toEqual({ crew: 'Grandmother Knew', score: 53 * 60 + 20 });
    const { hunts, jidara } = getLeaderboard();
    const wrong = { hunts, jidara: { ...jidara, local: [{ crew: 'A', score: '5:99' }] } };
    expect(JSON.stringify(LeaderboardSchema.safeParse(wrong).error?.issues)).toContain('52:08');
  });
});
