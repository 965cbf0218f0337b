import { didYouMean } from '#lib/content/did-you-mean';
import { BoardMessageSchema, type Measure } from '#lib/leaderboard/board-message';
import { CrewName, FAMILY_CREWS } from '#lib/leaderboard/crew-name';
import { removeCrew, setScore, type HostBoard } from '#lib/leaderboard/host-board';
import { parseScore } from '#lib/leaderboard/score-text';
import { EXIT, HostError } from './host-error.ts';
import type { Call } from './subcommands.ts';

/** `set`: a crew gets its score. A name that may be a slip of the hand is asked back. */
export function crewScores(host: HostBoard, { operands, options }: Call, now: number): HostBoard {
  const [typed = '', text = ''] = operands;
  const known = knownCrew(host, typed);
  const crew = known ?? newCrew(host, typed, options.new ?? false);
  const before = host.scores.find((row) => row.crew === crew)?.score ?? 0;
  const next = setScore(host, { crew, score: scoreOf(text, before, host.message.measure) }, now);
  const { error } = BoardMessageSchema.safeParse({ ...next.message, rows: next.scores });
  if (error) throw new HostError(`The board does not take that. ${error.issues[0]?.message ?? ''}.`, EXIT.usage);
  return next;
}

/** `remove`: a crew leaves the board. */
export function crewLeaves(host: HostBoard, typed: string, now: number): HostBoard {
  const crew = knownCrew(host, typed);
  if (crew !== undefined) return removeCrew(host, crew, now);
  const names = host.scores.map((row) => row.crew);
  throw new HostError(`There is no crew "${typed}". ${didYouMean(typed, names) ?? ''}`.trim(), EXIT.usage);
}

/** Capitals do not matter. */
function knownCrew({ scores }: HostBoard, typed: string): string | undefined {
  return scores.find(({ crew }) => crew.toLowerCase() === typed.trim().toLowerCase())?.crew;
}

function newCrew({ scores, message }: HostBoard, typed: string, isMeant: boolean): string {
  const { data: crew, error } = CrewName.safeParse(typed);
  if (crew === undefined)
    throw new HostError(`A crew cannot be called "${typed}". ${error?.issues[0]?.message ?? ''}.`, EXIT.usage);
  if (message.event.isForFamilies && !FAMILY_CREWS.includes(crew)) {
    const hint = didYouMean(crew, FAMILY_CREWS) ?? `Take one of: ${FAMILY_CREWS.join(', ')}.`;
    throw new HostError(`Children play: crews have names from a list. ${hint}`, EXIT.usage);
  }
  const hint = didYouMean(
    crew,
    scores.map((row) => row.crew),
  );
  if (hint && !isMeant) throw new HostError(`There is no crew "${crew}" yet. ${hint} If not, add --new.`, EXIT.usage);
  return crew;
}

function scoreOf(text: string, before: number, measure: Measure): number {
  const isMore = measure === 'points' && text.startsWith('+');
  const score = parseScore(isMore ? text.slice(1) : text, measure);
  if (score !== undefined) return isMore ? before + score : score;
  const example = measure === 'points' ? 'points such as 42 or +15' : 'a time such as 52:08';
  throw new HostError(`"${text}" is no score. Write ${example}.`, EXIT.usage);
}
