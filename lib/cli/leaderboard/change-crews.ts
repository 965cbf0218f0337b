import { didYouMean } from '#lib/content/did-you-mean';
import { BoardMessageSchema, type Measure } from '#lib/integrations/leaderboard/board-message';
import { CrewName, FAMILY_CREWS } from '#lib/integrations/leaderboard/crew-name';
import { removeCrew, setScore, type HostBoard } from '#lib/integrations/leaderboard/host-board';
import { parseScore } from '#lib/integrations/leaderboard/format-score';
import { EXIT, HostError } from './host-error.ts';
import type { CommandArguments } from './command-arguments.ts';

/** `set`: sets the score of a crew. Throws a HostError for a new name that resembles an existing one, unless `--new` is given. */
export function setCrewScore(host: HostBoard, { operands, options }: CommandArguments, now: number): HostBoard {
  const [typed = '', text = ''] = operands;
  const known = findCrew(host, typed);
  const crew = known ?? parseNewCrew(host, typed, options.new ?? false);
  const before = host.scores.find((row) => row.crew === crew)?.score ?? 0;
  const next = setScore(host, { crew, score: parseNewScore(text, before, host.message.measure) }, now);
  const { error } = BoardMessageSchema.safeParse({ ...next.message, rows: next.scores });
  if (error) throw new HostError(`The board does not take that. ${error.issues[0]?.message ?? ''}.`, EXIT.usage);
  return next;
}

/** `remove`: removes a crew from the board. Throws a HostError for an unknown name. */
export function removeKnownCrew(host: HostBoard, typed: string, now: number): HostBoard {
  const crew = findCrew(host, typed);
  if (crew !== undefined) return removeCrew(host, crew, now);
  const names = host.scores.map((row) => row.crew);
  throw new HostError(`There is no crew "${typed}". ${didYouMean(typed, names) ?? ''}`.trim(), EXIT.usage);
}

/** Ignores case. */
function findCrew({ scores }: HostBoard, typed: string): string | undefined {
  return scores.find(({ crew }) => crew.toLowerCase() === typed.trim().toLowerCase())?.crew;
}

function parseNewCrew({ scores, message }: HostBoard, typed: string, isConfirmed: boolean): string {
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
  if (hint && !isConfirmed)
    throw new HostError(`There is no crew "${crew}" yet. ${hint} If not, add --new.`, EXIT.usage);
  return crew;
}

function parseNewScore(text: string, before: number, measure: Measure): number {
  const isMore = measure === 'points' && text.startsWith('+');
  const score = parseScore(isMore ? text.slice(1) : text, measure);
  if (score !== undefined) return isMore ? before + score : score;
  const example = measure === 'points' ? 'points such as 42 or +15' : 'a time such as 52:08';
  throw new HostError(`"${text}" is no score. Write ${example}.`, EXIT.usage);
}
