import { didYouMean } from '#lib/content/did-you-mean';
import { isLoopback } from '#lib/content/loopback';
import { getSettingName } from '../setting-name.ts';

/** `urls` by id, and a sentence for each invalid variable. It starts with the variable's name and never contains the value, which is a secret. */
export type CalendarUrls = { urls: Map<string, URL>; problems: string[] };

const VARIABLE = /^AVAILABILITY_.+_URL$/;
const EXAMPLE = 'https://calendar.example.com/private-4f2a/basic.ics';

/**
 * Reads the calendar of each id from its variable: journey-to-jidara from AVAILABILITY_JOURNEY_TO_JIDARA_URL. Never throws: an invalid variable counts
 * as not set and is listed in `problems`.
 */
export function readCalendarUrls(ids: readonly string[], env: Record<string, string | undefined>): CalendarUrls {
  const urls = new Map<string, URL>();
  const problems: string[] = [];
  const idsByVariable = new Map(ids.map((id) => [getSettingName(id), id]));
  for (const [variable, value] of Object.entries(env)) {
    if (!VARIABLE.test(variable) || !value?.trim()) continue;
    const id = idsByVariable.get(variable);
    const url = parseCalendarUrl(value.trim());
    if (id === undefined) problems.push(describeUnknown(variable, [...idsByVariable.keys()]));
    else if (typeof url === 'string') problems.push(`${variable} ${url}. Write it like this: ${EXAMPLE}`);
    else urls.set(id, url);
  }
  return { urls, problems };
}

/** Parses the URL of a calendar. Returns an error text without any part of it for an invalid one. */
function parseCalendarUrl(text: string): URL | string {
  const address = text.replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(address)) return 'is not an address';
  const url = new URL(address);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) return url;
  return 'must start with https:// or webcal:// (http:// only on this machine)';
}

function describeUnknown(variable: string, known: readonly string[]): string {
  const hint = didYouMean(variable, known) ?? (known.length > 0 ? `These are known: ${known.join(', ')}.` : '');
  return `${variable} belongs to nothing in content/availability.yaml and is ignored. ${hint}`.trimEnd();
}
