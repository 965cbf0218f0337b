import { PostgresDialect, type PostgresPool } from 'kysely';
import { Pool, types, type CustomTypesConfig, type PoolConfig } from 'pg';
import { getPostgresPlace, postgresFault } from './postgres-fault.ts';
import { StoreError } from './store-error.ts';

const INT8 = 20;

/** pg returns 64-bit integers as text. The store has only times and counts, which fit into numbers. */
const TYPES: CustomTypesConfig = {
  getTypeParser: (type, format) => (type === INT8 ? Number : types.getTypeParser(type, format)),
};

/** For requests: every failure is reported within 3 s. */
const REQUEST_POOL: PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 2_000,
  // The server cancels a slow statement. A server that does not respond is given up half a second later.
  statement_timeout: 1_500,
  query_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** For migrations, which may wait for another process's migration. */
const MIGRATION_POOL: PoolConfig = { max: 1, connectionTimeoutMillis: 2_000, query_timeout: 10 * 60_000 };

/**
 * A Kysely dialect for the PostgreSQL at `address` (postgres://...). It connects at the first query. Every connection failure is
 * thrown as a StoreError within 3 s (`isMigration`: 10 min), and the next query opens a new connection.
 */
export function openPostgres(address: string, { isMigration = false } = {}): PostgresDialect {
  const place = getPostgresPlace(address);
  const pool = new Pool({
    connectionString: address,
    application_name: 'quotes',
    keepAlive: true,
    types: TYPES,
    ...(isMigration ? MIGRATION_POOL : REQUEST_POOL),
  });
  // Without a listener, a lost connection would end the process. The query that uses it fails as well.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool: discardBrokenConnections(pool, place) });
}

/**
 * The pool, but a connection after any error that is not a response is closed instead of reused, because a transaction may
 * still be open on it.
 */
function discardBrokenConnections(pool: Pool, place: string): PostgresPool {
  return {
    options: {},
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw postgresFault(error, place);
      });
      let brokenBy: StoreError | undefined;
      const query = async (text: string, parameters: readonly unknown[]) => {
        // Otherwise Kysely's rollback would wait for an unresponsive server again.
        if (brokenBy) throw brokenBy;
        try {
          return await client.query(text, [...parameters]);
        } catch (error) {
          const fault = postgresFault(error, place);
          if (fault instanceof StoreError && fault.fault === 'unreachable') brokenBy = fault;
          throw fault;
        }
      };
      return {
        // Without the overload for cursors, which the store does not use.
        query: query as never,
        release: (discard) => client.release(discard || brokenBy !== undefined),
      };
    },
  };
}
