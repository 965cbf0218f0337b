import { isDay } from '#lib/content/is-day';
import { getDressFields, parseBoardDress, type BoardDress } from './board-dress.ts';
import { getBestScore, NEW_HUNT, playHunt, toCrewName, type Hunt, type HuntAction, type Turn } from './hunt.ts';
import { findClues, type DrawnClues } from './draw-clues.ts';
import type { Clue } from './schema.ts';
import { LAST_STOP } from './squares.ts';

/** The address of the hunt. */
export const PLAY_PATH = '/play';

/** A crew that sent its result as a challenge. */
export type Rival = { crew: string; score: number };

/** A hunt with its clues, and the crew that sent them as a challenge. */
export type Game = { clues: DrawnClues; hunt: Hunt; rival?: Rival };

/** What a link or a form of the hunt asks for. */
export type HuntQuery = {
  /** The ids of the clues; without them those of the day are played. */
  clues: string[];
  /** The day whose clues are played otherwise, if not today; the internal path of a page has it. */
  day?: string;
  hunt: Hunt;
  /** The crew that sent these clues as a challenge. */
  rival?: Rival;
  /** What a form without scripts does. */
  action?: HuntAction;
};

/** The parameters that the page reads, without those of a dressed board. */
const NAMES = ['clues', 'turns', 'stop', 'crew', 'rival', 'score', 'do', 'answer', 'day'] as const;
const MAX_LENGTH = 200;
const MAX_SCORE = 9999;
const TURN = /^(\d{1,2})\.(\d{1,2})\.(open|solved|shown)$/;

/** Parses a query, or a fragment without its number sign. Whatever is unknown or impossible is ignored. */
export function parseHuntQuery(query: URLSearchParams): HuntQuery {
  const text = (name: (typeof NAMES)[number]) => (query.get(name) ?? '').slice(0, MAX_LENGTH);
  const rival = toCrewName(text('rival'));
  const action = parseAction(text('do'), text('answer'));
  return {
    clues: text('clues').split(','),
    ...(isDay(text('day')) && { day: text('day') }),
    hunt: {
      stop: toWhole(text('stop'), LAST_STOP),
      turns: NEW_HUNT.turns.map((turn, index) => parseTurn(text('turns').split(',')[index]) ?? turn),
      crew: toCrewName(text('crew')),
    },
    ...(rival && { rival: { crew: rival, score: toWhole(text('score'), MAX_SCORE) } }),
    ...(action && { action }),
  };
}

/** The game that a query describes, after its action. Without clues that are known it is a new one with those of the day. */
export function startGame(query: HuntQuery, clues: readonly Clue[], today: DrawnClues): Game {
  const named = findClues(clues, query.clues);
  const drawn = named ?? today;
  // Turns belong to named clues only: those of another day would solve today's.
  const hunt = named ? query.hunt : { ...NEW_HUNT, stop: query.hunt.stop };
  const best = getBestScore(drawn);
  return {
    clues: drawn,
    hunt: query.action ? playHunt(hunt, query.action, drawn) : hunt,
    ...(named && query.rival && { rival: { ...query.rival, score: Math.min(query.rival.score, best) } }),
  };
}

/** The parameters of a game, for hidden fields of a form, a link, or the browser's storage. */
export function getGameFields({ hunt: { stop, turns, crew }, clues, rival }: Game): Record<string, string> {
  return {
    clues: clues.map(({ id }) => id).join(','),
    turns: turns.map(({ hints, misses, outcome }) => `${hints}.${misses}.${outcome}`).join(','),
    stop: String(stop),
    ...(crew && { crew }),
    ...(rival && { rival: rival.crew, score: String(rival.score) }),
  };
}

/** The fragment of a challenge: the same clues, the score to beat, and for whom the board is dressed. */
export function formatChallenge(clues: DrawnClues, { crew, score }: Rival, dress?: BoardDress): string {
  const ids = clues.map(({ id }) => id).join(',');
  return `#${new URLSearchParams({ clues: ids, rival: crew, score: String(score), ...getDressFields(dress) })}`;
}

/** A link to the board of a client, in a fragment, so that no server learns the name; undefined for a name that cannot be used. */
export function getBoardHref(company: string, color: string): string | undefined {
  const dress = parseBoardDress(new URLSearchParams({ board: company, color }));
  return dress && `${PLAY_PATH}#${new URLSearchParams(getDressFields(dress))}`;
}

/** The part of a query that the page reads, each parameter once and not longer than what the page uses. */
export function pickHuntFields(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = query.get(name)?.slice(0, MAX_LENGTH);
      return value ? [[name, value]] : [];
    }),
  );
}

function parseTurn(text = ''): Turn | undefined {
  const [, hints, misses, outcome] = TURN.exec(text) ?? [];
  return outcome ? { hints: Number(hints), misses: Number(misses), outcome: outcome as Turn['outcome'] } : undefined;
}

function parseAction(name: string, text: string): HuntAction | undefined {
  if (name === 'answer') return { type: 'answer', text };
  if (name === 'hint' || name === 'show') return { type: name };
  return undefined;
}

function toWhole(text: string, max: number): number {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return Math.min(value, max);
}
