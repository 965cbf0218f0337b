import { PRESET_KEYS } from '#lib/quote/presets';

export const START_KEY = 'start';

/** The way to a new quote after one was sent; any other way into the wizard then shows what was sent. */
export const START_ANEW = `/get-a-quote?${START_KEY}=new`;

/** Whether an address asks for a new quote: in so many words, or with answers of its own. */
export function startsAnew(query: URLSearchParams): boolean {
  return [START_KEY, ...PRESET_KEYS].some((key) => query.has(key));
}
