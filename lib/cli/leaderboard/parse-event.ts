import type { BoardId } from '#lib/integrations/leaderboard/boards';
import { BoardLine } from '#lib/integrations/leaderboard/crew-name';
import type { NewEvent } from '#lib/integrations/leaderboard/host-board';
import { EXIT, HostError } from './host-error.ts';
import type { CommandArguments } from './command-arguments.ts';

/** Parses the options of `start`. Jidara measures time, all other boards points. */
export function parseEvent(board: BoardId, { options }: CommandArguments): NewEvent {
  const name = parseOption('event', options.event);
  const place = parseOption('place', options.place);
  const detail = parseOption('detail', options.detail ?? place);
  const measure = board === 'jidara' ? 'seconds' : 'points';
  return { board, name, place, detail, measure, isForFamilies: options.families ?? false };
}

function parseOption(option: string, text: string | undefined): string {
  if (text === undefined)
    throw new HostError(`start needs --${option}. See npm run leaderboard -- --help.`, EXIT.usage);
  const { data, error } = BoardLine.safeParse(text);
  if (data !== undefined) return data;
  throw new HostError(`--${option} cannot be "${text}". ${error?.issues[0]?.message ?? ''}.`, EXIT.usage);
}
