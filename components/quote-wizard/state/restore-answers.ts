import { getEventAnswers } from '#lib/quote/draft';
import { firstIncompleteStep, type Step } from '#lib/quote/journey';
import type { Preset } from '#lib/quote/presets';
import { EMPTY_ANSWERS, toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import { fitsType } from '#lib/pages/game-fit';
import type { Game } from '#lib/pages/lists';
import { quoteReducer, removeUnfitGame, type QuoteAction } from './quote-reducer.ts';

type Sources = {
  preset: Preset;
  /** The step that the URL names, if any. */
  requestedStep?: Step;
  stored?: QuoteAnswers;
  games: readonly Game[];
};

/** A link with type, city and people shows its price, so it opens the first step that it did not answer. */
const STEP_GAME = 4;
const STEP_PLAN = 5;
const STEP_YOU = 6;

/** How many links can be undone. */
const MAX_EARLIER_ANSWERS = 3;

const REPLACEABLE = ['typeOfEvent', 'city', 'participantSize', 'game', 'preferredDates', 'preferredStart'] as const;
const EMPTY_VALUES = ['', '0', 'NaN'];

/**
 * The initial answers: the stored ones, replaced by those of the link. Answers that the link replaced are added to `earlier`. `currentStep` is the step to open; it
 * may be after the first incomplete one.
 */
export function restoreAnswers({ preset, requestedStep, stored = EMPTY_ANSWERS, games }: Sources): QuoteAnswers {
  const valid = removeUnfitGame(stored, games);
  const actions = getLinkActions(preset, valid, games);
  const linked = actions.reduce(quoteReducer, valid);
  const isReplaced = REPLACEABLE.some((name) => {
    const answer = String(valid[name]);
    return !EMPTY_VALUES.includes(answer) && answer !== String(linked[name]);
  });
  const earlier = isReplaced ? [...valid.earlier, getEventAnswers(valid)].slice(-MAX_EARLIER_ANSWERS) : valid.earlier;
  const isLink = Object.keys(preset).some((key) => key !== 'from');
  const lastGiven = !linked.game ? STEP_GAME : preset.date ? STEP_YOU : STEP_PLAN;
  const firstUnanswered = Math.min(firstIncompleteStep(toRequestBody(linked)).number, lastGiven);
  const currentStep = requestedStep?.number ?? (isLink ? firstUnanswered : valid.currentStep);
  return { ...linked, earlier, currentStep };
}

/** The answers of a posted form, with the stored ones for what it left empty. */
export function mergePosted(stored: QuoteAnswers | undefined, posted: QuoteAnswers): QuoteAnswers {
  if (!stored) return posted;
  const { city, latitude, longitude, selectedCity } = posted.city === '' ? stored : posted;
  const given = Object.entries(posted).filter(([, value]) => !EMPTY_VALUES.includes(String(value ?? '')));
  return {
    ...stored,
    ...Object.fromEntries(given),
    ...{ city, latitude, longitude, selectedCity },
    ...(posted.preferredDates.length > 0 && { preferredStart: posted.preferredStart }),
    currentStep: posted.currentStep,
  };
}

/** The actions that set the answers of a link. */
function getLinkActions(preset: Preset, stored: QuoteAnswers, games: readonly Game[]): QuoteAction[] {
  const { city, people, date, start } = preset;
  const game = games.find(({ id }) => id === preset.game);
  const type = preset.type ?? (game?.types.length === 1 ? game.types[0] : undefined);
  const event = type ?? stored.typeOfEvent;
  const actions: QuoteAction[] = [];
  if (type && type !== stored.typeOfEvent) actions.push({ kind: 'choose type', value: type, games });
  if (city && city !== stored.city) actions.push({ kind: 'type city', text: city, games });
  if (people) actions.push({ kind: 'count people', count: people });
  if (game && (event === '' || fitsType(game, event))) actions.push({ kind: 'choose game', game });
  if (date) actions.push({ kind: 'pick dates', days: [date], start });
  return actions;
}
