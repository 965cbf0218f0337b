import { sql } from 'kysely';
import type { Store } from '#lib/leads/store/database';
import { CHANNELS } from '#lib/leads/store/tables';
import type { Finding } from './drill-report.ts';
import { counted, formatMoment } from './time-words.ts';

/** Looks at a store that was opened from a backup and brought to the newest shape. */
export async function checkRestored(store: Store): Promise<Finding[]> {
  const strays = await countStrays(store);
  const undelivered = await countWithoutDeliveries(store);
  return [
    {
      ok: strays === 0,
      what:
        strays === 0
          ? 'every delivery belongs to a quote'
          : `${counted(strays, 'delivery belongs', 'deliveries belong')} to no quote`,
    },
    {
      ok: undelivered === 0,
      what:
        undelivered === 0
          ? `every accepted quote has its ${CHANNELS.length} deliveries`
          : `${counted(undelivered, 'accepted quote lacks', 'accepted quotes lack')} deliveries`,
    },
  ];
}

/** What is in it, line by line: quotes by state, the time they span, deliveries by state. */
export async function contentsOf(store: Store): Promise<string[]> {
  const states = await countsBy(store, 'quotes');
  const deliveries = await countsBy(store, 'outbox');
  const { oldest, newest } = await store
    .selectFrom('quotes')
    .select((be) => [be.fn.min('created_at').as('oldest'), be.fn.max('created_at').as('newest')])
    .executeTakeFirstOrThrow();
  const span = newest === null ? [] : [`received from ${formatMoment(oldest)} to ${formatMoment(newest)}`];
  return [`quotes: ${states || 'none'}`, ...span, `deliveries: ${deliveries || 'none'}`];
}

async function countStrays(store: Store): Promise<number> {
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

async function countsBy(store: Store, table: 'quotes' | 'outbox'): Promise<string> {
  const rows = await store
    .selectFrom(table)
    .select((be) => ['state', be.fn.countAll<number>().as('count')])
    .groupBy('state')
    .orderBy('state')
    .execute();
  return rows.map(({ state, count }) => `${Number(count).toLocaleString('en-US')} ${state}`).join(', ');
}
