import type { BoardId } from '#lib/integrations/leaderboard/boards';
import { endEvent, salute, seal, startEvent, unseal, type HostBoard } from '#lib/integrations/leaderboard/host-board';
import type { CommandArguments, OptionName } from './command-arguments.ts';
import { removeKnownCrew, setCrewScore } from './change-crews.ts';
import { parseEvent } from './parse-event.ts';

export type SubcommandName =
  'start' | 'set' | 'remove' | 'show' | 'leader' | 'seal' | 'unseal' | 'end' | 'live' | 'send';

/** The board and the time of a change. `now` in milliseconds since 1970. */
export type ChangeContext = { board: BoardId; now: number };

type Subcommand = {
  /** The syntax after `npm run leaderboard --`. */
  usage: string;
  /** One line for the help. */
  description: string;
  /** The number of operands after the name. */
  operands: number;
  options?: readonly OptionName[];
  /** Changes the board of a running event. */
  change?: (host: HostBoard, args: CommandArguments, context: ChangeContext) => HostBoard;
  /** Creates a board; needs no running event. */
  begin?: (host: HostBoard | undefined, args: CommandArguments, place: ChangeContext) => HostBoard;
};

/** All subcommands, in the order of the help. `show`, `live` and `send` do not change the board. */
export const SUBCOMMANDS: Readonly<Record<SubcommandName, Subcommand>> = {
  start: {
    usage: 'start --event "City Hunt" --place "Mission District, San Francisco"',
    description: 'begins an event, with an empty board; --detail says where or how in a few words',
    operands: 0,
    options: ['event', 'place', 'detail', 'families'],
    begin: (host, args, { board, now }) => startEvent(parseEvent(board, args), host, now),
  },
  set: {
    usage: 'set <crew> <score>',
    description: 'gives a crew its score; +15 adds points; --new for a crew whose name is close to another',
    operands: 2,
    options: ['new'],
    change: (host, args, { now }) => setCrewScore(host, args, now),
  },
  remove: {
    usage: 'remove <crew>',
    description: 'takes a crew off the board',
    operands: 1,
    change: (host, { operands: [crew = ''] }, { now }) => removeKnownCrew(host, crew, now),
  },
  show: { usage: 'show', description: 'prints the board as the host knows it; sends nothing', operands: 0 },
  leader: {
    usage: 'leader',
    description: 'cheers for the leader on every board',
    operands: 0,
    change: (host, _args, { now }) => salute(host, now),
  },
  seal: {
    usage: 'seal',
    description: 'keeps the board as it stands for everybody but you',
    operands: 0,
    change: (host, _args, { now }) => seal(host, now),
  },
  unseal: {
    usage: 'unseal',
    description: 'shows the true scores again',
    operands: 0,
    change: (host, _args, { now }) => unseal(host, now),
  },
  end: {
    usage: 'end',
    description: 'ends the event with the true scores',
    operands: 0,
    change: (host, _args, { now }) => endEvent(host, now),
  },
  live: {
    usage: 'live',
    description: 'stays, and says every 10 s that the board still stands; leave it running beside the others',
    operands: 0,
  },
  send: { usage: 'send', description: 'sends the board again, after the network was away', operands: 0 },
};
