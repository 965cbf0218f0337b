import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import { isFileLocked } from './lock-retry.ts';
import { newDeliveries } from './new-deliveries.ts';
import { StoreError } from './store-error.ts';
import type { Database } from './tables.ts';

const createQuotes: Migration = {
  async up(db) {
    await db.schema
      .createTable('quotes')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text')
      .addColumn('description', 'text')
      .addColumn('type_of_event', 'text', (column) => column.notNull())
      .addColumn('city', 'text', (column) => column.notNull())
      .addColumn('latitude', 'double precision')
      .addColumn('longitude', 'double precision')
      .addColumn('participant_size', 'integer', (column) => column.notNull())
      .addColumn('game', 'text')
      .addColumn('preferred_dates', 'text')
      .addColumn('base_fee', 'integer', (column) => column.notNull())
      .addColumn('participants_price', 'integer', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('price_version', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('quotes_created_at').on('quotes').column('created_at').execute();
  },
};

const addOutbox: Migration = {
  async up(db) {
    await db.schema
      .alterTable('quotes')
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('accepted'))
      .execute();
    await db.schema.alterTable('quotes').addColumn('quarantine_reason', 'text').execute();
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().references('quotes.reference').onDelete('cascade'))
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('lease_until', 'bigint', (column) => column.notNull())
      .addColumn('first_attempt_at', 'bigint')
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('done_at', 'bigint')
      .execute();
    await db.schema.createIndex('outbox_reference').on('outbox').column('reference').execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_at']).execute();
    await queueEarlierQuotes(db);
  },
};

const createCounters: Migration = {
  async up(db) {
    await db.schema
      .createTable('counters')
      .addColumn('bucket', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('counters_expires_at').on('counters').column('expires_at').execute();
  },
};

const createSecrets: Migration = {
  async up(db) {
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

/** Lets a claim find the first due rows without a scan of all pending ones. */
const indexByChannel: Migration = {
  async up(db) {
    await db.schema.dropIndex('outbox_due').execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['channel', 'state', 'next_at', 'id']).execute();
  },
};

/** For an earlier store, the time of the newest quote is the last trusted time. */
const createTrustedTime: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema
      .createTable('trusted_time')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    const newest = db.selectFrom('quotes').select('created_at').orderBy('created_at', 'desc').limit(1);
    const { created_at: at } = (await newest.executeTakeFirst()) ?? {};
    if (at !== undefined) await db.insertInto('trusted_time').values({ id: 1, at }).execute();
  },
};

const addHolds: Migration = {
  async up(db) {
    await db.schema.alterTable('quotes').addColumn('preferred_start', 'text').execute();
    await db.schema
      .createTable('calendars')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('busy', 'text', (column) => column.notNull())
      .addColumn('fetched_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('holds')
      .addColumn('reference', 'text', (column) => column.notNull().references('quotes.reference').onDelete('cascade'))
      .addColumn('calendar', 'text', (column) => column.notNull())
      .addColumn('starts_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('holds_of_quote', ['reference', 'calendar'])
      .execute();
    await db.schema.createIndex('holds_on_calendar').on('holds').columns(['calendar', 'expires_at']).execute();
  },
};

const MIGRATIONS: Record<string, Migration> = {
  '2026-11-21-create-quotes': createQuotes,
  '2026-11-22-add-outbox': addOutbox,
  '2026-11-22-create-counters': createCounters,
  '2026-11-22-create-secrets': createSecrets,
  '2026-11-23-index-by-channel': indexByChannel,
  '2026-11-29-create-trusted-time': createTrustedTime,
  '2026-12-01-add-holds': addHolds,
};

/** Queues quotes from before the outbox for delivery, like new ones. */
async function queueEarlierQuotes(db: Kysely<Database>): Promise<void> {
  const quotes = await db.selectFrom('quotes').select(['reference', 'created_at']).execute();
  for (const { reference, created_at: createdAt } of quotes) {
    await db.insertInto('outbox').values(newDeliveries(reference, createdAt)).execute();
  }
}

/** Whether the store needs migrations. Throws a StoreError `newer` when a newer version of the site wrote the store. */
export async function isOutOfDate(db: Kysely<Database>, place: string): Promise<boolean> {
  const applied = await readAppliedMigrations(db);
  const unknown = applied.find((name) => !(name in MIGRATIONS));
  if (unknown) {
    const message = `${place} was written by a newer version of this site (${unknown}). Run that version, or restore a backup from before it.`;
    throw new StoreError('newer', message);
  }
  return Object.keys(MIGRATIONS).some((name) => !applied.includes(name));
}

/**
 * Applies all missing migrations in one transaction. Processes that migrate at the same time wait for each other. Throws a
 * StoreError `failed` when a migration fails, for example because the database is not a quote store.
 */
export async function migrate(db: Kysely<Database>, place: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (error instanceof StoreError || isFileLocked(error)) throw error;
  const message = `${place} could not be brought to its newest shape, and was left as it is: ${String(error)}. Is it a quote store?`;
  throw new StoreError('failed', message, { cause: error });
}

async function readAppliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}
