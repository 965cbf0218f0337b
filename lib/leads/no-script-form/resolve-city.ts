import { recognizeCity } from '#lib/cities/recognize-city';
import { PRICE_LIST } from '#lib/quote/price-list';
import { LIMITS } from '#lib/quote/request-schema';
import type { FormValues } from './form-values.ts';

type ResolvedCity = {
  /** The new value of the field. */
  value: string;
  answers: { city?: string; latitude?: number; longitude?: number };
  note: string;
};

/**
 * The city as the wizard sends it: a listed city with its label and coordinates, any other as typed, and none for a virtual
 * event. Only the label of San Francisco has no base fee, so the note says how the city was understood.
 */
export function resolveCity({ typeOfEvent, city }: Pick<FormValues, 'typeOfEvent' | 'city'>): ResolvedCity {
  const typed = city.trim();
  if (typeOfEvent === PRICE_LIST.typeWithoutBaseFee) return { value: city, answers: {}, note: '' };
  if (typed === '' || typed.length > LIMITS.city) return { value: city, answers: { city: typed }, note: '' };
  const { place, guess } = recognizeCity(typed, PRICE_LIST.cityWithoutBaseFee);
  if (place) {
    const { label, latitude, longitude } = place;
    const note = label === typed ? '' : `We read “${typed}” as ${label}.`;
    return { value: label, answers: { city: label, latitude, longitude }, note };
  }
  const suggestion = guess ? ` Do you mean ${guess.label}? Then write it like that.` : '';
  return { value: city, answers: { city: typed }, note: `${formatKeptNote(typed)}${suggestion}` };
}

const formatKeptNote = (typed: string) =>
  `We keep “${typed}” as you wrote it, with the travel fee. Inside San Francisco, write San Francisco: there is none.`;
