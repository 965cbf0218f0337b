import { sql } from 'kysely';
import type { Store } from '#lib/leads/store/database';
import { QUOTE_CHANNELS } from '#lib/leads/store/tables';
import { formatCount, formatTime } from './time-format.ts';

/** The result of one check, with its description. */
export type Finding = { ok: boolean; what: string };

/** Checks a store that was restored from a backup and migrated. */
export async function checkRestored(store: Store): Promise<Finding[]> {
  const orphans = await countOrphans(store, 'outbox');
  const orphanedHolds = await countOrphans(store, 'holds');
  const undelivered = await countWithoutDeliveries(store);
  return [
    {
      ok: orphans === 0,
      what:
        orphans === 0
          ? 'every delivery belongs to a quote'
          : `${formatCount(orphans, 'delivery belongs', 'deliveries belong')} to no quote`,
    },
    {
      ok: orphanedHolds === 0,
      what:
        orphanedHolds === 0
          ? 'every hold belongs to a quote'
          : `${formatCount(orphanedHolds, 'hold belongs', 'holds belong')} to no quote`,
    },
    {
      ok: undelivered === 0,
      what:
        undelivered === 0
          ? `every accepted quote has its ${QUOTE_CHANNELS.length} deliveries`
          : `${formatCount(undelivered, 'accepted quote lacks', 'accepted quotes lack')} deliveries`,
    },
  ];
}

/** The contents of a store as lines: quotes by state, the time they span, deliveries by state, holds by outcome. */
export async function describeContents(store: Store): Promise<string[]> {
  const states = await formatCountsByState(store, 'quotes');
  const deliveries = await formatCountsByState(store, 'outbox');
  const holds = await formatHolds(store);
  const { oldest, newest } = await store
    .selectFrom('quotes')
    .select((be) => [be.fn.min('created_at').as('oldest'), be.fn.max('created_at').as('newest')])
    .executeTakeFirstOrThrow();
  const span = newest === null ? [] : [`received from ${formatTime(oldest)} to ${formatTime(newest)}`];
  return [`quotes: ${states || 'none'}`, ...span, `deliveries: ${deliveries || 'none'}`, ...holds];
}

async function countOrphans(store: Store, table: 'outbox' | 'holds'): Promise<number> {
  const { count } = await store
    .selectFrom(table)
    .select((be) => be.fn.countAll<number>().as('count'))
    .where('reference', 'not in', (be) => be.selectFrom('quotes').select('quotes.reference'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countWithoutDeliveries(store: Store): Promise<number> {
  const { count } = await store
    .selectFrom('quotes')
    .select((be) => be.fn.countAll<number>().as('count'))
    .where('state', '=', 'accepted')
    .where(
      (be) =>
        be
          .selectFrom('outbox')
          .select(sql<number>`count(distinct channel)`.as('channels'))
          .whereRef('outbox.reference', '=', 'quotes.reference')
          .where('channel', 'in', QUOTE_CHANNELS),
      '<',
      QUOTE_CHANNELS.length,
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function formatCountsByState(store: Store, table: 'quotes' | 'outbox'): Promise<string> {
  const rows = await store
    .selectFrom(table)
    .select((be) => ['state', be.fn.countAll<number>().as('count')])
    .groupBy('state')
    .orderBy('state')
    .execute();
  return rows.map(({ state, count }) => `${Number(count).toLocaleString('en-US')} ${state}`).join(', ');
}

/** A line with the holds by outcome; none in a store that never had one. */
async function formatHolds(store: Store): Promise<string[]> {
  const rows = await store
    .selectFrom('holds')
    .select((be) => ['outcome', be.fn.countAll<number>().as('count')])
    .groupBy('outcome')
    .orderBy('outcome')
    .execute();
  if (rows.length === 0) return [];
  return [
    `holds: ${rows.map(({ outcome, count }) => `${Number(count).toLocaleString('en-US')} ${outcome}`).join(', ')}`,
  ];
}
