import { formatDollars, formatWhole } from '#lib/quote/figures';
import { isValidHeadCount } from '#lib/quote/head-count';
import { isHomeCity } from '#lib/quote/home-city';
import { priceOf, type Price } from '#lib/quote/price';
import { PRICE_LIST } from '#lib/quote/price-list';
import type { CompareAnswers } from '#lib/quote/compare-answers';
import { factOf, labelOf, MOODS, PLACES, WALKING, WALKING_VALUES } from '#lib/quote/compare-choices';
import type { Game } from './lists.ts';

/** A game that the comparison knows enough about. */
export type ComparedGame = Game & { compare: NonNullable<Game['compare']> };

export type RankedGame = {
  game: ComparedGame;
  /** False if this group cannot play it at all. */
  isPossible: boolean;
  /** What does not fit, the most important first. */
  misfits: string[];
  /** Undefined without a valid head count, and if the group cannot play it. */
  price?: Price;
};

/** How much each misfit counts. One that weighs `IMPOSSIBLE` rules a game out. */
const IMPOSSIBLE = 1000;
const WEIGHTS = { place: 10, walking: 10, minutes: 8, indoors: 5, mood: 3 };

type Misfit = { weight: number; text: string };

export function isCompared(game: Game): game is ComparedGame {
  return game.compare !== undefined;
}

/** The games that fit a group, best first. Those that fit equally well keep their order, and impossible ones come last. */
export function rankGames(games: readonly ComparedGame[], answers: CompareAnswers): RankedGame[] {
  return games
    .map((game) => ({ game, misfits: findMisfits(game, answers) }))
    .toSorted((left, right) => sumOf(left.misfits) - sumOf(right.misfits))
    .map(({ game, misfits }) => {
      const isPossible = sumOf(misfits) < IMPOSSIBLE;
      return {
        game,
        isPossible,
        misfits: misfits.map(({ text }) => text),
        price: isPossible ? priceFor(game, answers) : undefined,
      };
    });
}

function sumOf(misfits: readonly Misfit[]): number {
  return misfits.reduce((sum, { weight }) => sum + weight, 0);
}

function findMisfits({ smallest, largest, city, compare }: ComparedGame, answers: CompareAnswers): Misfit[] {
  const { people, minutes, place, walking, indoors, mood } = answers;
  const misfits: Misfit[] = [];
  const add = (isMisfit: boolean, weight: number, text: string) => isMisfit && misfits.push({ weight, text });
  if (isValidHeadCount(people)) {
    add(people > largest, IMPOSSIBLE, `Takes up to ${formatWhole(largest)} people.`);
    add(people < smallest, IMPOSSIBLE, `Needs at least ${smallest} people.`);
  }
  const isElsewhere = city !== undefined && answers.city !== '' && !isHomeCity(answers.city);
  add(isElsewhere, IMPOSSIBLE, 'Played in San Francisco only.');
  add(place !== '' && !compare.places.includes(place), WEIGHTS.place, `Where: ${placesOf(compare).join(', or ')}.`);
  const isTooFar = walking !== '' && WALKING_VALUES.indexOf(compare.walking) > WALKING_VALUES.indexOf(walking);
  add(isTooFar, WEIGHTS.walking, `On foot: ${factOf(WALKING, compare.walking)}.`);
  add(compare.minutes[0] > minutes, WEIGHTS.minutes, `Takes at least ${compare.minutes[0]} minutes.`);
  add(indoors && compare.outdoors, WEIGHTS.indoors, 'Outdoors, with an indoor version for rain.');
  const moods = compare.moods.map((one) => labelOf(MOODS, one).toLowerCase());
  add(mood !== '' && !compare.moods.includes(mood), WEIGHTS.mood, `Its mood: ${moods.join(', ')}.`);
  return misfits;
}

/** What the price includes for travel, such as ", with $3,000 travel and set-up"; empty without travel. */
export function describeTravel({ baseFee }: Price, { city }: CompareAnswers): string {
  if (baseFee === 0) return '';
  const travel = `, with ${formatDollars(baseFee)} travel and set-up`;
  return city ? travel : `${travel} outside San Francisco`;
}

/** The event type and the city that the price of a game depends on. */
export function quoteAnswersFor({ city, compare }: ComparedGame, answers: CompareAnswers) {
  const isOnline = answers.place === 'online' && compare.places.includes('online');
  const type = isOnline ? PRICE_LIST.typeWithoutBaseFee : compare.typeOfEvent;
  if (type === PRICE_LIST.typeWithoutBaseFee) return { type, city: '' };
  return { type, city: city ?? (isHomeCity(answers.city) ? PRICE_LIST.cityWithoutBaseFee : answers.city) };
}

function priceFor(game: ComparedGame, answers: CompareAnswers): Price | undefined {
  const { type, city } = quoteAnswersFor(game, answers);
  const { people } = answers;
  return isValidHeadCount(people) ? priceOf({ typeOfEvent: type, city, participantSize: people }) : undefined;
}

/** Where a game can be played. */
export function placesOf({ places }: ComparedGame['compare']): string[] {
  return places.map((place) => factOf(PLACES, place));
}

export type ComparedStudy = { slug: string; company: string; participants: number; game: string };

/** The case study of a game whose group was closest in size; undefined if there is none. */
export function closestStudy(
  studies: readonly ComparedStudy[],
  game: string,
  people: number,
): ComparedStudy | undefined {
  const distance = ({ participants }: ComparedStudy) => Math.abs(Math.log(participants / (people || 1)));
  return studies.filter((study) => study.game === game).toSorted((left, right) => distance(left) - distance(right))[0];
}
