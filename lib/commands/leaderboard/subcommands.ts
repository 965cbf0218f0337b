import type { BoardId } from '#lib/leaderboard/boards';
import { endEvent, salute, seal, startEvent, unseal, type HostBoard } from '#lib/leaderboard/host-board';
import { crewLeaves, crewScores } from './change-crews.ts';
import { eventOf } from './event-of.ts';

/** Every option, of whatever subcommand. */
export const OPTIONS = {
  board: { type: 'string' },
  event: { type: 'string' },
  place: { type: 'string' },
  detail: { type: 'string' },
  families: { type: 'boolean' },
  new: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type OptionName = keyof typeof OPTIONS;

export type Call = {
  operands: string[];
  options: { [Name in OptionName]?: (typeof OPTIONS)[Name]['type'] extends 'boolean' ? boolean : string };
};

export type SubcommandName =
  'start' | 'set' | 'remove' | 'show' | 'leader' | 'seal' | 'unseal' | 'end' | 'live' | 'send';

/** What a change works on. `now` in milliseconds since 1970. */
export type Place = { board: BoardId; now: number };

type Subcommand = {
  /** What to type after `npm run leaderboard --`. */
  usage: string;
  /** One line for the help. */
  says: string;
  /** How many words follow the name. */
  operands: number;
  options?: readonly OptionName[];
  /** The board after a change of an event that is on. */
  change?: (host: HostBoard, call: Call, place: Place) => HostBoard;
  /** The board after a change that needs no event before it. */
  begin?: (host: HostBoard | undefined, call: Call, place: Place) => HostBoard;
};

/** Everything that a host can do, in the order of the help. `show`, `live` and `send` change nothing. */
export const SUBCOMMANDS: Readonly<Record<SubcommandName, Subcommand>> = {
  start: {
    usage: 'start --event "City Hunt" --place "Mission District, San Francisco"',
    says: 'begins an event, with an empty board; --detail says where or how in a few words',
    operands: 0,
    options: ['event', 'place', 'detail', 'families'],
    begin: (host, call, { board, now }) => startEvent(eventOf(board, call), host, now),
  },
  set: {
    usage: 'set <crew> <score>',
    says: 'gives a crew its score; +15 adds points; --new for a crew whose name is close to another',
    operands: 2,
    options: ['new'],
    change: (host, call, { now }) => crewScores(host, call, now),
  },
  remove: {
    usage: 'remove <crew>',
    says: 'takes a crew off the board',
    operands: 1,
    change: (host, { operands: [crew = ''] }, { now }) => crewLeaves(host, crew, now),
  },
  show: { usage: 'show', says: 'prints the board as the host knows it; sends nothing', operands: 0 },
  leader: {
    usage: 'leader',
    says: 'cheers for the leader on every board',
    operands: 0,
    change: (host, _call, { now }) => salute(host, now),
  },
  seal: {
    usage: 'seal',
    says: 'keeps the board as it stands for everybody but you',
    operands: 0,
    change: (host, _call, { now }) => seal(host, now),
  },
  unseal: {
    usage: 'unseal',
    says: 'shows the true scores again',
    operands: 0,
    change: (host, _call, { now }) => unseal(host, now),
  },
  end: {
    usage: 'end',
    says: 'ends the event with the true scores',
    operands: 0,
    change: (host, _call, { now }) => endEvent(host, now),
  },
  live: {
    usage: 'live',
    says: 'stays, and says every 10 s that the board still stands; leave it running beside the others',
    operands: 0,
  },
  send: { usage: 'send', says: 'sends the board again, after the network was away', operands: 0 },
};
