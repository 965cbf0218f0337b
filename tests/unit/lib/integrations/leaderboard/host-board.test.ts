import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBoardMessage } from '#lib/integrations/leaderboard/board-message';
import { initialBoardState, nextBoardState } from '#lib/integrations/leaderboard/board-state';
import {
  endEvent,
  removeCrew,
  salute,
  seal,
  setScore,
  startEvent,
  unseal,
  type HostBoard,
} from '#lib/integrations/leaderboard/host-board';
import { boardMessage, scores } from '#tests/factories/board-message';

const EVENT = {
  board: 'hunts',
  name: 'City Hunt',
  place: 'Oakland',
  detail: 'Oakland',
  measure: 'points',
  isForFamilies: false,
} as const;
const NOW = Date.UTC(2026, 10, 21);
const started = startEvent(EVENT, undefined, NOW);
const withScores = (byCrew: Record<string, number>, host = started) =>
  Object.entries(byCrew).reduce((board, [crew, score]) => setScore(board, { crew, score }, NOW), host);

type Action = (host: HostBoard, now: number) => HostBoard;

/** Any action of a host, with few crews and few scores. */
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ crew: fc.constantFrom('Wet Paint', 'Exact Change'), score: fc.integer({ min: 0, max: 5 }) }).map(
    (row): Action =>
      (host, now) =>
        setScore(host, row, now),
  ),
  fc.constantFrom<Action>(
    seal,
    unseal,
    salute,
    endEvent,
    (host, now) => removeCrew(host, 'Wet Paint', now),
    (host, now) => startEvent(EVENT, host, now),
  ),
);

describe('a host', () => {
  it('starts with an empty board', () => {
    expect(started.message).toMatchObject({ event: { name: 'City Hunt' }, phase: 'running', rows: [], sequence: NOW });
    expect(parseBoardMessage(started.message, 'hunts')).toEqual(started.message);
  });

  it('sends valid boards, each newer than the one before, for any clock', () => {
    const actions = fc.array(fc.record({ action: anyAction, now: fc.integer({ min: 0, max: 2 * NOW }) }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(actions, (steps) => {
        let host = started;
        let seen = initialBoardState(boardMessage({ sequence: 0 }), { at: 0, isOnline: true });
        for (const { action, now } of steps) {
          host = action(host, now);
          expect(parseBoardMessage(host.message, 'hunts')).toEqual(host.message);
          seen = nextBoardState(seen, { kind: 'message', source: 'channel', message: host.message, at: now });
          expect(seen.board).toBe(host.message);
        }
        expect(seen.lateCount).toBe(0);
      }),
    );
  });

  it('continues with a higher number after the file was lost', () => {
    const before = withScores({ 'Wet Paint': 4 });
    expect(startEvent(EVENT, undefined, NOW + 60_000).message.sequence).toBeGreaterThan(before.message.sequence);
  });

  it('does not publish scores while the board is sealed, and publishes them when it is unsealed or the event ends', () => {
    const sealed = withScores({ 'Wet Paint': 90, 'Platform Zero': 1 }, seal(withScores({ 'Wet Paint': 40 }), NOW));
    expect(sealed.message).toMatchObject({ isSealed: true, rows: scores({ 'Wet Paint': 40 }) });
    expect(JSON.stringify(sealed.message)).not.toMatch(/Platform|"score":90/);
    for (const open of [unseal, endEvent]) {
      const { message } = open(sealed, NOW);
      expect(message).toMatchObject({ isSealed: false, rows: scores({ 'Wet Paint': 90, 'Platform Zero': 1 }) });
    }
  });

  it('removes a crew from a sealed board at once', () => {
    const sealed = seal(withScores({ 'Wet Paint': 40, 'Rude Name': 3 }), NOW);
    expect(removeCrew(sealed, 'Rude Name', NOW).message.rows).toEqual(scores({ 'Wet Paint': 40 }));
  });

  it('sends a cheer without changing a score', () => {
    const host = withScores({ 'Wet Paint': 40 });
    expect(salute(host, NOW).message).toMatchObject({ salutes: 1, rows: host.message.rows });
  });
});
