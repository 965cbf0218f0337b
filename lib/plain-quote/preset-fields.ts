import { parsePreset, PRESET_KEYS } from '#lib/quote/presets';

/** Whether a form speaks in the names of links to the quote page instead of those of the plain form. */
export function isPreset(fields: URLSearchParams): boolean {
  return !fields.has('participantSize') && PRESET_KEYS.some((key) => fields.has(key));
}

/** The same answers under the names of the plain form. The head count stays as it was typed, so that it can be put right. */
export function fieldsOfPreset(fields: URLSearchParams): Record<string, string> {
  const { type = '', city = '', game = '', date = '' } = parsePreset(fields);
  return { typeOfEvent: type, city, game, preferredDates: date, participantSize: fields.get('people') ?? '' };
}
