import { DeskError, EXIT } from '#lib/leads/desk/desk-error';
import { parseSince } from '#lib/leads/desk/time-words';
import type { QuoteFilter } from '#lib/leads/store/quotes';
import type { Options, ValuesOf } from './subcommand.ts';

/** Options of every subcommand that takes some of the quotes. */
export const FILTER_OPTIONS = {
  since: { type: 'string', value: '7d|2026-11-01', says: 'received since then: m, h, d, w ago, or a day' },
  state: { type: 'string', value: 'accepted|quarantined|all', says: 'all unless you say which' },
  email: { type: 'string', value: 'ada@example.com', says: 'from this e-mail address' },
  limit: { type: 'string', value: '20|all', says: 'the newest of them, at most' },
} as const satisfies Options;

type Filters = ValuesOf<typeof FILTER_OPTIONS>;

/** The filter that the options mean. Throws a DeskError that says how to write them. */
export function filterOf({ since, state, email }: Filters, now: Date): QuoteFilter {
  return {
    ...(since !== undefined && { since: momentOf(since, now) }),
    ...(state !== undefined && state !== 'all' && { state: stateOf(state) }),
    ...(email !== undefined && { email: email.trim() }),
  };
}

/** How many quotes at most; Infinity for "all". */
export function limitOf({ limit }: Filters, otherwise: number): number {
  if (limit === undefined) return otherwise;
  if (limit === 'all') return Infinity;
  if (/^[1-9]\d{0,8}$/.test(limit)) return Number(limit);
  throw new DeskError(`--limit ${limit}: write a number such as 20, or all.`, EXIT.usage);
}

function momentOf(text: string, now: Date): number {
  const moment = parseSince(text, now);
  if (moment !== undefined) return moment;
  throw new DeskError(`--since ${text}: write 90m, 12h, 7d or 2w, or a day such as 2026-11-01.`, EXIT.usage);
}

function stateOf(text: string): 'accepted' | 'quarantined' {
  if (text === 'accepted' || text === 'quarantined') return text;
  throw new DeskError(`--state ${text}: write accepted, quarantined or all.`, EXIT.usage);
}
