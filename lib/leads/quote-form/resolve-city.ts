import { recognizeCity } from '#lib/cities/recognize-city';
import { PRICE_LIST } from '#lib/quote/price-list';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import { LIMITS } from '#lib/quote/request-schema';

/**
 * The answers with the label and the coordinates of a listed city; any other city stays as typed. Only the label of San Francisco has no base
 * fee, so the note says how a typed city was understood.
 */
export function resolveCity(answers: QuoteAnswers): { answers: QuoteAnswers; note?: string } {
  const typed = answers.city.trim();
  const isKnown = answers.latitude !== null || typed === '' || typed.length > LIMITS.city;
  if (answers.typeOfEvent === PRICE_LIST.typeWithoutBaseFee || isKnown) return { answers };
  const { place, guess } = recognizeCity(typed, PRICE_LIST.cityWithoutBaseFee);
  if (place) {
    const { label, latitude, longitude } = place;
    const note = label === typed ? undefined : `We read “${typed}” as ${label}.`;
    return { answers: { ...answers, city: label, latitude, longitude, selectedCity: true }, note };
  }
  const suggestion = guess ? ` Do you mean ${guess.label}? Then write it like that.` : '';
  return { answers, note: `${formatKeptNote(typed)}${suggestion}` };
}

const formatKeptNote = (typed: string) =>
  `We keep “${typed}” as you wrote it, with the travel fee. Inside San Francisco, write San Francisco: there is none.`;
