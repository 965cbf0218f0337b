import { Kysely, sql } from 'kysely';
import { openPostgres } from '#lib/leads/store/postgres';
import { openSqlite } from '#lib/leads/store/sqlite';

const TABLES = [
  'create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)',
  'create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null)',
  `create table quotes (reference text primary key, idempotency_key text not null unique, fingerprint text not null,
     created_at bigint not null, first_name text not null, last_name text not null, email text not null, phone text,
     description text, type_of_event text not null, city text not null, latitude double precision, longitude double precision,
     participant_size integer not null, game text, preferred_dates text, base_fee integer not null,
     participants_price integer not null, total integer not null, price_version text not null)`,
  'create index quotes_created_at on quotes (created_at)',
  `insert into kysely_migration values ('2026-11-21-create-quotes', '2026-11-21T12:00:00.000Z')`,
  `insert into kysely_migration_lock values ('migration_lock', 0)`,
];

/** A connection to an address without migrations. */
export function openRaw(address: string): Kysely<unknown> {
  const dialect = address.startsWith('postgres') ? openPostgres(address) : openSqlite(address);
  return new Kysely({ dialect });
}

/** Creates a store with the schema of the first version of the site, and a quote for each of these references. */
export async function createFirstStore(
  address: string,
  quotes: { reference: string; createdAt: number }[],
): Promise<void> {
  const raw = openRaw(address);
  for (const text of TABLES) await sql.raw(text).execute(raw);
  for (const { reference, createdAt } of quotes) {
    await sql`insert into quotes values (${reference}, ${`key of ${reference}`}, 'f', ${createdAt}, 'Imani', 'Okafor',
      'imani@example.com', null, null, 'scavenger-hunt', 'Denver, CO, USA', null, null, 45, null, null,
      3000, 2475, 5475, '2026-11')`.execute(raw);
  }
  await raw.destroy();
}

/** The names of all tables. */
export async function tablesOf(raw: Kysely<unknown>): Promise<string[]> {
  return (await raw.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name).sort();
}
