import fc from 'fast-check';
import type { BoardMessage, ScoreRow } from '#lib/integrations/leaderboard/board-message';

/** A board of a running hunt with two crews, Wet Paint in the lead. */
export function boardMessage(changes: Partial<BoardMessage> = {}): BoardMessage {
  return {
    version: 1,
    board: 'hunts',
    sequence: 1,
    sentAt: '2026-11-21T20:04:31.000Z',
    event: {
      id: 'city-hunt-1',
      name: 'City Hunt',
      place: 'Mission District',
      detail: 'San Francisco',
      isForFamilies: false,
    },
    measure: 'points',
    phase: 'running',
    isSealed: false,
    salutes: 0,
    rows: scores({ 'Wet Paint': 40, 'Exact Change': 30 }),
    ...changes,
  };
}

/** Rows of a board from names and scores. */
export function scores(byCrew: Record<string, number>): ScoreRow[] {
  return Object.entries(byCrew).map(([crew, score]) => ({ crew, score }));
}

/** Boards of two events with few crews, few scores and few sequence numbers, so that these often collide. */
export const anyBoard: fc.Arbitrary<BoardMessage> = fc
  .record({
    sequence: fc.integer({ min: 0, max: 6 }),
    id: fc.constantFrom('city-hunt-1', 'city-hunt-2'),
    phase: fc.constantFrom('running' as const, 'ended' as const),
    isSealed: fc.boolean(),
    salutes: fc.integer({ min: 0, max: 2 }),
    byCrew: fc.dictionary(
      fc.constantFrom('Wet Paint', 'Exact Change', 'Platform Zero'),
      fc.integer({ min: 0, max: 3 }),
    ),
  })
  .map(({ id, byCrew, ...rest }) =>
    boardMessage({ ...rest, event: { ...boardMessage().event, id }, rows: scores(byCrew) }),
  );
