import { z } from 'zod';
import '#lib/zod-without-eval';
import { BoardMessageSchema, ScoreRowSchema, type BoardMessage, type Measure } from './board-message.ts';
import type { BoardId } from './boards.ts';

/*
 * What a host knows about a board: the message that everybody gets, and the true scores, which differ from it while the board is
 * sealed. Sealed scores never leave the host's machine.
 *
 * Each change takes the next number. Numbers follow the clock, so a host who lost the file, or sits at another machine, goes on
 * above what was sent before.
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

/** A board without crews, at the start of an event. `now` in milliseconds since 1970, here and below. */
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
    ...numbered(before, now),
    event: { ...event, id: `${slug.slice(0, 60).replace(/-$/, '')}-${now}` },
    measure,
    phase: 'running',
    isSealed: false,
    salutes: 0,
    rows: [],
  };
  return { message, scores: [] };
}

/** Gives a crew its score, and adds the crew when it is new. */
export function setScore(host: HostBoard, { crew, score }: { crew: string; score: number }, now: number): HostBoard {
  const isKnown = host.scores.some((row) => row.crew === crew);
  const scores = isKnown
    ? host.scores.map((row) => (row.crew === crew ? { crew, score } : row))
    : [...host.scores, { crew, score }];
  return changed({ ...host, scores }, {}, now);
}

/** Takes a crew off the board, at once also while it is sealed: a name that must go must go. */
export function removeCrew({ message, scores }: HostBoard, crew: string, now: number): HostBoard {
  const rows = message.rows.filter((row) => row.crew !== crew);
  return changed({ message: { ...message, rows }, scores: scores.filter((row) => row.crew !== crew) }, {}, now);
}

/** Keeps the board as it stands for everybody but the host. */
export function seal(host: HostBoard, now: number): HostBoard {
  return changed(host, { isSealed: true }, now);
}

/** Shows the true scores again. */
export function unseal(host: HostBoard, now: number): HostBoard {
  return changed(host, { isSealed: false }, now);
}

/** Cheers for whoever leads, on every board. */
export function salute(host: HostBoard, now: number): HostBoard {
  return changed(host, { salutes: host.message.salutes + 1 }, now);
}

/** Ends the event with the true scores. */
export function endEvent(host: HostBoard, now: number): HostBoard {
  return changed(host, { phase: 'ended', isSealed: false }, now);
}

function changed({ message, scores }: HostBoard, changes: Partial<BoardMessage>, now: number): HostBoard {
  const next = { ...message, ...changes, ...numbered({ message, scores }, now) };
  return { scores, message: { ...next, rows: next.isSealed ? message.rows : scores } };
}

function numbered(before: HostBoard | undefined, now: number): Pick<BoardMessage, 'sequence' | 'sentAt'> {
  return { sequence: Math.max(now, (before?.message.sequence ?? 0) + 1), sentAt: new Date(now).toISOString() };
}
