import { sql } from 'kysely';
import type { Store } from '#lib/leads/store/database';
import { CHANNELS } from '#lib/leads/store/tables';
import { formatCount, formatTime } from './time-format.ts';

/** The result of one check, with its description. */
export type Finding = { ok: boolean; what: string };

/** Checks a store that was restored from a backup and migrated. */
export async function checkRestored(store: Store): Promise<Finding[]> {
  const orphans = await countOrphans(store);
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
      ok: undelivered === 0,
      what:
        undelivered === 0
          ? `every accepted quote has its ${CHANNELS.length} deliveries`
          : `${formatCount(undelivered, 'accepted quote lacks', 'accepted quotes lack')} deliveries`,
    },
  ];
}

/** The contents of a store as lines: quotes by state, the time they span, deliveries by state. */
export async function describeContents(store: Store): Promise<string[]> {
  const states = await formatCountsByState(store, 'quotes');
  const deliveries = await formatCountsByState(store, 'outbox');
  const { oldest, newest } = await store
    .selectFrom('quotes')
    .select((be) => [be.fn.min('created_at').as('oldest'), be.fn.max('created_at').as('newest')])
    .executeTakeFirstOrThrow();
  const span = newest === null ? [] : [`received from ${formatTime(oldest)} to ${formatTime(newest)}`];
  return [`quotes: ${states || 'none'}`, ...span, `deliveries: ${deliveries || 'none'}`];
}

async function countOrphans(store: Store): Promise<number> {
  const { count } = await store
    .selectFrom('outbox')
    .leftJoin('quotes', 'quotes.reference', 'outbox.reference')
    .select((be) => be.fn.countAll<number>().as('count'))
    .where('quotes.reference', 'is', null)
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
          .whereRef('outbox.reference', '=', 'quotes.reference'),
      '<',
      CHANNELS.length,
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
