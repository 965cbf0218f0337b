import { eventOf } from '#lib/quote/draft';
import { firstGap, STEPS, type Step } from '#lib/quote/journey';
import type { Preset } from '#lib/quote/presets';
import { EMPTY_ANSWERS, toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import { fitsType } from '#lib/site/game-fit';
import type { Game } from '#lib/site/lists';
import { NOTHING_EARLY, type EarlyAnswers } from './early-answers.ts';
import { quoteReducer, withoutMisfit, type QuoteAction } from './quote-reducer.ts';

type Sources = {
  preset: Preset;
  /** The step named in the address, if any. */
  wanted?: Step;
  stored?: QuoteAnswers;
  early?: EarlyAnswers;
  games: readonly Game[];
};

/** A link with type, city and people shows its price at the first question that the link did not answer. */
const STEP_GAME = 4;
const STEP_PLAN = 5;

/** How many links can be taken back. */
const MOST_EARLIER = 3;

const REPLACEABLE = ['typeOfEvent', 'city', 'participantSize', 'game', 'preferredDates'] as const;
const NOT_ANSWERED = ['', '0', 'NaN'];

/**
 * The answers to begin with: the stored ones, then the link, which wins for what it names, then what was answered on the page. What the link
 * replaced is put aside.
 * `currentStep` is the step to open, which may still lie behind a gap.
 */
export function restoreAnswers({
  preset,
  wanted,
  stored = EMPTY_ANSWERS,
  early = NOTHING_EARLY,
  games,
}: Sources): QuoteAnswers {
  const kept = withoutMisfit(stored, games);
  const actions = actionsOf(preset, kept, games);
  const linked = actions.reduce(quoteReducer, kept);
  const isReplaced = REPLACEABLE.some((name) => {
    const answer = String(kept[name]);
    return !NOT_ANSWERED.includes(answer) && answer !== String(linked[name]);
  });
  const earlier = isReplaced ? [...kept.earlier, eventOf(kept)].slice(-MOST_EARLIER) : kept.earlier;
  const isLink = Object.keys(preset).some((key) => key !== 'from');
  const unasked = Math.min(firstGap(toRequestBody(linked)).number, linked.game ? STEP_PLAN : STEP_GAME);
  const currentStep = wanted?.number ?? (isLink ? unasked : kept.currentStep);
  return withEarly({ ...linked, earlier, currentStep }, early, games);
}

/** What somebody does who answers on the page before React is there: whoever sees the second question has come from the first. */
function withEarly(
  answers: QuoteAnswers,
  { type, city, isPastFirst }: EarlyAnswers,
  games: readonly Game[],
): QuoteAnswers {
  const actions: QuoteAction[] = [];
  if (type) actions.push({ kind: 'choose type', value: type, games });
  if (city) actions.push({ kind: 'type city', text: city, games });
  const answered = actions.reduce(quoteReducer, answers);
  return isPastFirst ? { ...answered, currentStep: STEPS[0].number } : answered;
}

/** What somebody would do who gives the answers of a link. */
function actionsOf(preset: Preset, kept: QuoteAnswers, games: readonly Game[]): QuoteAction[] {
  const { city, people, date } = preset;
  const game = games.find(({ id }) => id === preset.game);
  const type = preset.type ?? (game?.types.length === 1 ? game.types[0] : undefined);
  const event = type ?? kept.typeOfEvent;
  const actions: QuoteAction[] = [];
  if (type && type !== kept.typeOfEvent) actions.push({ kind: 'choose type', value: type, games });
  if (city && city !== kept.city) actions.push({ kind: 'type city', text: city, games });
  if (people) actions.push({ kind: 'count people', count: people });
  if (date) actions.push({ kind: 'pick dates', days: [date] });
  if (game && (event === '' || fitsType(game, event))) actions.push({ kind: 'choose game', game });
  return actions;
}
