import { PRESET_KEYS } from '#lib/quote/presets';

export const START_PARAM = 'start';

/** The path that starts a new quote after one was sent. Other links to the wizard then show the sent quote. */
export const NEW_QUOTE_HREF = `/get-a-quote?${START_PARAM}=new`;

/** Whether a URL starts a new quote: with the `start` parameter, or with answers of its own. */
export function isNewQuoteRequested(query: URLSearchParams): boolean {
  return [START_PARAM, ...PRESET_KEYS].some((key) => query.has(key));
}
