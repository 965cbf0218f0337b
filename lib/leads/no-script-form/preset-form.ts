import { parsePreset, PRESET_KEYS } from '#lib/quote/presets';

/** Whether a form uses the parameter names of links to the quote page instead of those of the no-script form. */
export function isPreset(fields: URLSearchParams): boolean {
  return !fields.has('participantSize') && PRESET_KEYS.some((key) => fields.has(key));
}

/** The answers under the field names of the no-script form. The head count stays as typed, so that it can be corrected. */
export function toFormFields(fields: URLSearchParams): Record<string, string> {
  const { type = '', city = '', game = '', date = '' } = parsePreset(fields);
  return { typeOfEvent: type, city, game, preferredDates: date, participantSize: fields.get('people') ?? '' };
}
