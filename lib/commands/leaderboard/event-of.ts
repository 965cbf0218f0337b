import type { BoardId } from '#lib/leaderboard/boards';
import { BoardLine } from '#lib/leaderboard/crew-name';
import type { NewEvent } from '#lib/leaderboard/host-board';
import { EXIT, HostError } from './host-error.ts';
import type { Call } from './subcommands.ts';

/** The event that `start` describes. Jidara counts time, everything else points. */
export function eventOf(board: BoardId, { options }: Call): NewEvent {
  const name = lineOf('event', options.event);
  const place = lineOf('place', options.place);
  const detail = lineOf('detail', options.detail ?? place);
  const measure = board === 'jidara' ? 'seconds' : 'points';
  return { board, name, place, detail, measure, isForFamilies: options.families ?? false };
}

function lineOf(option: string, text: string | undefined): string {
  if (text === undefined)
    throw new HostError(`start needs --${option}. See npm run leaderboard -- --help.`, EXIT.usage);
  const { data, error } = BoardLine.safeParse(text);
  if (data !== undefined) return data;
  throw new HostError(`--${option} cannot be "${text}". ${error?.issues[0]?.message ?? ''}.`, EXIT.usage);
}
