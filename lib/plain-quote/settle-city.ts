import { recognizeCity } from '#lib/cities/recognize-city';
import { PRICE_LIST } from '#lib/quote/price-list';
import { LIMITS } from '#lib/quote/request-schema';
import type { PlainValues } from './plain-values.ts';

type SettledCity = {
  /** What stands in the field from now on. */
  value: string;
  answers: { city?: string; latitude?: number; longitude?: number };
  note: string;
};

/**
 * The city as the wizard would send it: a listed one under its label and with its coordinates, any other as it was typed,
 * and none for a virtual event. The label of San Francisco alone has no base fee, so what was understood is said.
 */
export function settleCity({ typeOfEvent, city }: Pick<PlainValues, 'typeOfEvent' | 'city'>): SettledCity {
  const typed = city.trim();
  if (typeOfEvent === PRICE_LIST.typeWithoutBaseFee) return { value: city, answers: {}, note: '' };
  if (typed === '' || typed.length > LIMITS.city) return { value: city, answers: { city: typed }, note: '' };
  const { place, guess } = recognizeCity(typed, PRICE_LIST.cityWithoutBaseFee);
  if (place) {
    const { label, latitude, longitude } = place;
    const note = label === typed ? '' : `We read “${typed}” as ${label}.`;
    return { value: label, answers: { city: label, latitude, longitude }, note };
  }
  const meant = guess ? ` Do you mean ${guess.label}? Then write it like that.` : '';
  return { value: city, answers: { city: typed }, note: `${KEPT(typed)}${meant}` };
}

const KEPT = (typed: string) =>
  `We keep “${typed}” as you wrote it, with the travel fee. Inside San Francisco, write San Francisco: there is none.`;
