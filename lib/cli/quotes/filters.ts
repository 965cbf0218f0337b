import { DeskError, EXIT } from '#lib/leads/desk/desk-error';
import { parseSince } from '#lib/leads/desk/time-format';
import type { QuoteFilter } from '#lib/leads/store/quotes';
import type { Options, ValuesOf } from './subcommand.ts';

/** The options of every subcommand that filters quotes. */
export const FILTER_OPTIONS = {
  since: { type: 'string', value: '7d|2026-11-01', description: 'received since then: m, h, d, w ago, or a day' },
  state: { type: 'string', value: 'accepted|quarantined|all', description: 'all unless you say which' },
  email: { type: 'string', value: 'ada@example.com', description: 'from this e-mail address' },
  limit: { type: 'string', value: '20|all', description: 'the newest of them, at most' },
} as const satisfies Options;

type Filters = ValuesOf<typeof FILTER_OPTIONS>;

/** Parses the filter options. Throws a DeskError that says how to write them. */
export function parseFilter({ since, state, email }: Filters, now: Date): QuoteFilter {
  return {
    ...(since !== undefined && { since: parseSinceOption(since, now) }),
    ...(state !== undefined && state !== 'all' && { state: parseState(state) }),
    ...(email !== undefined && { email: email.trim() }),
  };
}

/** The maximum number of quotes; Infinity for "all". */
export function parseLimit({ limit }: Filters, defaultLimit: number): number {
  if (limit === undefined) return defaultLimit;
  if (limit === 'all') return Infinity;
  if (/^[1-9]\d{0,8}$/.test(limit)) return Number(limit);
  throw new DeskError(`--limit ${limit}: write a number such as 20, or all.`, EXIT.usage);
}

function parseSinceOption(text: string, now: Date): number {
  const moment = parseSince(text, now);
  if (moment !== undefined) return moment;
  throw new DeskError(`--since ${text}: write 90m, 12h, 7d or 2w, or a day such as 2026-11-01.`, EXIT.usage);
}

function parseState(text: string): 'accepted' | 'quarantined' {
  if (text === 'accepted' || text === 'quarantined') return text;
  throw new DeskError(`--state ${text}: write accepted, quarantined or all.`, EXIT.usage);
}
