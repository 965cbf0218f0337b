import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBoardMessage } from '#lib/leaderboard/board-message';
import { firstState, nextState } from '#lib/leaderboard/board-state';
import {
  endEvent,
  removeCrew,
  salute,
  seal,
  setScore,
  startEvent,
  unseal,
  type HostBoard,
} from '#lib/leaderboard/host-board';
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

type Act = (host: HostBoard, now: number) => HostBoard;

/** Anything that a host may do, with few crews and few scores. */
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ crew: fc.constantFrom('Wet Paint', 'Exact Change'), score: fc.integer({ min: 0, max: 5 }) }).map(
    (row): Act =>
      (host, now) =>
        setScore(host, row, now),
  ),
  fc.constantFrom<Act>(
    seal,
    unseal,
    salute,
    endEvent,
    (host, now) => removeCrew(host, 'Wet Paint', now),
    (host, now) => startEvent(EVENT, host, now),
  ),
);

describe('a host', () => {
  it('begins with an empty board', () => {
    expect(started.message).toMatchObject({ event: { name: 'City Hunt' }, phase: 'running', rows: [], sequence: NOW });
    expect(parseBoardMessage(started.message, 'hunts')).toEqual(started.message);
  });

  it('sends boards that everybody takes, each newer than the one before, by whatever clock', () => {
    const acts = fc.array(fc.record({ act: anyAct, now: fc.integer({ min: 0, max: 2 * NOW }) }), { maxLength: 30 });
    fc.assert(
      fc.property(acts, (steps) => {
        let host = started;
        let seen = firstState(boardMessage({ sequence: 0 }), { at: 0, isOnline: true });
        for (const { act, now } of steps) {
          host = act(host, now);
          expect(parseBoardMessage(host.message, 'hunts')).toEqual(host.message);
          seen = nextState(seen, { kind: 'message', by: 'channel', message: host.message, at: now });
          expect(seen.board).toBe(host.message);
        }
        expect(seen.late).toBe(0);
      }),
    );
  });

  it('goes on above what was sent when the file was lost', () => {
    const before = withScores({ 'Wet Paint': 4 });
    expect(startEvent(EVENT, undefined, NOW + 60_000).message.sequence).toBeGreaterThan(before.message.sequence);
  });

  it('keeps scores to itself while the board is sealed, and shows them when it is opened or over', () => {
    const sealed = withScores({ 'Wet Paint': 90, 'Platform Zero': 1 }, seal(withScores({ 'Wet Paint': 40 }), NOW));
    expect(sealed.message).toMatchObject({ isSealed: true, rows: scores({ 'Wet Paint': 40 }) });
    expect(JSON.stringify(sealed.message)).not.toMatch(/Platform|"score":90/);
    for (const open of [unseal, endEvent]) {
      const { message } = open(sealed, NOW);
      expect(message).toMatchObject({ isSealed: false, rows: scores({ 'Wet Paint': 90, 'Platform Zero': 1 }) });
    }
  });

  it('takes a crew off a sealed board at once', () => {
    const sealed = seal(withScores({ 'Wet Paint': 40, 'Rude Name': 3 }), NOW);
    expect(removeCrew(sealed, 'Rude Name', NOW).message.rows).toEqual(scores({ 'Wet Paint': 40 }));
  });

  it('asks for a cheer without changing a score', () => {
    const host = withScores({ 'Wet Paint': 40 });
    expect(salute(host, NOW).message).toMatchObject({ salutes: 1, rows: host.message.rows });
  });
});
