import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { BOARD_IDS, type BoardId } from './boards.ts';
import { BoardLine, CrewName, FAMILY_CREWS } from './crew-name.ts';

/** More crews than the largest hunt has: 640 people in crews of four. */
const MAX_CREWS = 160;

/** A thousand hours in seconds, and more points than a hunt awards. */
const MAX_SCORE = 3_600_000;

export const ScoreRowSchema = z.object({
  crew: CrewName.describe('name of the crew'),
  score: z.int().min(0).max(MAX_SCORE).describe('points, or seconds'),
});

const EventSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80)
    .describe('identifies the event'),
  name: BoardLine.describe('what is played'),
  place: BoardLine.describe('where, for the heading'),
  detail: BoardLine.describe('where or how, beside its crews among those of other events'),
  isForFamilies: z.boolean().describe('children play: crews have names from a list'),
});

/**
 * One complete board: the format that hosts publish, that /api/leaderboard returns, and that the content files are converted to.
 * While `version` is 1, fields are only added.
 */
export const BoardMessageSchema = z
  .object({
    version: z.literal(1),
    board: z.enum(BOARD_IDS),
    sequence: z
      .int()
      .nonnegative()
      .describe('increases with every change; a message with a lower number than the board shown is ignored'),
    sentAt: z.iso.datetime({ offset: true }).describe('when it last changed, by the clock of the host'),
    event: EventSchema,
    measure: z.enum(['points', 'seconds']).describe('points: more is better; seconds: fewer'),
    phase: z.enum(['running', 'ended']),
    isSealed: z.boolean().describe('the rows are those of the time at which the host sealed the board'),
    salutes: z.int().nonnegative().describe('how many cheers for the leader the host has sent'),
    rows: z
      .array(ScoreRowSchema)
      .max(MAX_CREWS)
      .refine(
        (rows) => new Set(rows.map(({ crew }) => crew.toLowerCase())).size === rows.length,
        'A crew is there twice',
      ),
  })
  .refine(
    ({ event, rows }) => !event.isForFamilies || rows.every(({ crew }) => FAMILY_CREWS.includes(crew)),
    'Crews of families have names from the list',
  );

export type BoardMessage = z.output<typeof BoardMessageSchema>;
export type ScoreRow = z.output<typeof ScoreRowSchema>;
export type Measure = BoardMessage['measure'];

/** Parses an untrusted message; undefined unless it is a valid message for this board. */
export function parseBoardMessage(message: unknown, board: BoardId): BoardMessage | undefined {
  const { data } = BoardMessageSchema.safeParse(message);
  return data?.board === board ? data : undefined;
}
