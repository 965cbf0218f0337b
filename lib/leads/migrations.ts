import { Migrator, type Migration } from 'kysely/migration';
import type { Kysely } from 'kysely';
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

const MIGRATIONS: Record<string, Migration> = { '2026-11-21-create-quotes': createQuotes };

/** Brings the store to the newest shape. Throws when a migration fails. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
