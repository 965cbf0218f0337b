import type { Preset } from '#lib/quote/presets';
import { firstGap, stepById } from '#lib/quote/journey';
import { EMPTY_ANSWERS, toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import type { Game } from '#lib/site/lists';
import { fitsType, placeOfGame } from './game-fit.ts';
import { withoutMisfit } from './quote-reducer.ts';

type Sources = {
  preset: Preset;
  /** The step named in the address, if any. */
  wanted: string | null;
  draft?: Partial<QuoteAnswers>;
  contact?: Partial<QuoteAnswers>;
  games: readonly Game[];
};

/** A link with type, city and people shows its price at the first question that the link did not answer. */
const STEP_GAME = 4;
const STEP_PLAN = 5;

/** The answers to begin with: the stored draft, then the contact fields, then the link, which wins for what it names. */
export function restoreAnswers({ preset, wanted, draft, contact, games }: Sources): QuoteAnswers {
  const combined = { ...EMPTY_ANSWERS, ...draft, ...contact, ...answersOf(preset, games), submitted: false };
  // A link may name another event or city than the stored game is for.
  const answers = withoutMisfit(combined, games);
  const linked = Object.keys(preset).some((key) => key !== 'from');
  const unasked = answers.game ? STEP_PLAN : STEP_GAME;
  const fromLink = Math.min(firstGap(toRequestBody(answers)).number, unasked);
  const step = stepById(wanted)?.number ?? (linked ? fromLink : answers.currentStep);
  return { ...answers, currentStep: step };
}

function answersOf(preset: Preset, games: readonly Game[]): Partial<QuoteAnswers> {
  const game = games.find(({ id }) => id === preset.game);
  const type = preset.type ?? (game?.types.length === 1 ? game.types[0] : undefined);
  const fitting = game && (!type || fitsType(game, type)) ? game : undefined;
  return {
    ...(type && { typeOfEvent: type }),
    ...(preset.city && { city: preset.city, latitude: null, longitude: null, selectedCity: false }),
    ...(fitting && placeOfGame(fitting)),
    ...(preset.people && { participantSize: preset.people }),
    ...(fitting && { game: fitting.id }),
    ...(preset.date && { preferredDates: [preset.date] }),
  };
}
