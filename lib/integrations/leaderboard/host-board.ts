import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { BoardMessageSchema, ScoreRowSchema, type BoardMessage, type Measure } from './board-message.ts';
import type { BoardId } from './boards.ts';

/*
 * The state of a board on the host's machine: the message that was published, and the current scores. The two differ while the
 * board is sealed. Sealed scores never leave the host's machine.
 *
 * Each change increases the sequence number. The number is at least the time in milliseconds, so it stays above the numbers sent
 * before when the host lost the file or uses another machine.
 */
export const HostBoardSchema = z.object({ message: BoardMessageSchema, scores: z.array(ScoreRowSchema) });

export type HostBoard = z.output<typeof HostBoardSchema>;

export type NewEvent = {
  board: BoardId;
  name: string;
  place: string;
  detail: string;
  measure: Measure;
  isForFamilies: boolean;
};

/** An empty board, at the start of an event. `now` in milliseconds since 1970, here and below. */
export function startEvent(
  { board, measure, ...event }: NewEvent,
  before: HostBoard | undefined,
  now: number,
): HostBoard {
  const slug =
    event.name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'event';
  const message: BoardMessage = {
    version: 1,
    board,
    ...nextNumber(before, now),
    event: { ...event, id: `${slug.slice(0, 60).replace(/-$/, '')}-${now}` },
    measure,
    phase: 'running',
    isSealed: false,
    salutes: 0,
    rows: [],
  };
  return { message, scores: [] };
}

/** Sets the score of a crew, and adds the crew if it is new. */
export function setScore(host: HostBoard, { crew, score }: { crew: string; score: number }, now: number): HostBoard {
  const isKnown = host.scores.some((row) => row.crew === crew);
  const scores = isKnown
    ? host.scores.map((row) => (row.crew === crew ? { crew, score } : row))
    : [...host.scores, { crew, score }];
  return withChanges({ ...host, scores }, {}, now);
}

/** Removes a crew. Unlike scores, this shows at once on a sealed board, so that an unsuitable name disappears. */
export function removeCrew({ message, scores }: HostBoard, crew: string, now: number): HostBoard {
  const rows = message.rows.filter((row) => row.crew !== crew);
  return withChanges({ message: { ...message, rows }, scores: scores.filter((row) => row.crew !== crew) }, {}, now);
}

/** Freezes the published scores. The host can continue to change the real ones. */
export function seal(host: HostBoard, now: number): HostBoard {
  return withChanges(host, { isSealed: true }, now);
}

/** Publishes the current scores again. */
export function unseal(host: HostBoard, now: number): HostBoard {
  return withChanges(host, { isSealed: false }, now);
}

/** Celebrates the leader on the boards of all visitors. */
export function salute(host: HostBoard, now: number): HostBoard {
  return withChanges(host, { salutes: host.message.salutes + 1 }, now);
}

/** Ends the event and publishes the current scores, also of a sealed board. */
export function endEvent(host: HostBoard, now: number): HostBoard {
  return withChanges(host, { phase: 'ended', isSealed: false }, now);
}

function withChanges({ message, scores }: HostBoard, changes: Partial<BoardMessage>, now: number): HostBoard {
  const next = { ...message, ...changes, ...nextNumber({ message, scores }, now) };
  return { scores, message: { ...next, rows: next.isSealed ? message.rows : scores } };
}

function nextNumber(before: HostBoard | undefined, now: number): Pick<BoardMessage, 'sequence' | 'sentAt'> {
  return { sequence: Math.max(now, (before?.message.sequence ?? 0) + 1), sentAt: new Date(now).toISOString() };
}
