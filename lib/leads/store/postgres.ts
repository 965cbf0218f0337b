import { PostgresDialect, type PostgresPool } from 'kysely';
import { Pool, types, type CustomTypesConfig, type PoolConfig } from 'pg';
import { placeOfPostgres, postgresFault } from './postgres-fault.ts';
import { StoreError } from './store-error.ts';

const INT8 = 20;

/** pg reads 64-bit integers as text. Ours are times and counts, which numbers hold exactly. */
const TYPES: CustomTypesConfig = {
  getTypeParser: (type, format) => (type === INT8 ? Number : types.getTypeParser(type, format)),
};

/** While requests wait for an answer: whatever goes wrong is known within 3 s. */
const PROMPT: PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 2_000,
  // The server ends a slow statement itself; a server that is silent is given up half a second later.
  statement_timeout: 1_500,
  query_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** For migrations, which wait for each other. */
const PATIENT: PoolConfig = { max: 1, connectionTimeoutMillis: 2_000, query_timeout: 10 * 60_000 };

/**
 * Kysely on the PostgreSQL at `address` (postgres://...). Connects when it is first asked. Every failure of the connection
 * comes as a StoreError within 3 s (`patient`: 10 min for an answer), and the next question makes a new connection.
 */
export function openPostgres(address: string, { patient = false } = {}): PostgresDialect {
  const place = placeOfPostgres(address);
  const pool = new Pool({
    connectionString: address,
    application_name: 'quotes',
    keepAlive: true,
    types: TYPES,
    ...(patient ? PATIENT : PROMPT),
  });
  // A lost connection is reported here, and also to whoever uses it; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool: discardingBroken(pool, place) });
}

/**
 * The pool, except that a connection on which anything but an answer came is closed instead of used again: nobody knows
 * whether a transaction is still open on it.
 */
function discardingBroken(pool: Pool, place: string): PostgresPool {
  return {
    options: {},
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw postgresFault(error, place);
      });
      let broken: StoreError | undefined;
      const query = async (text: string, parameters: readonly unknown[]) => {
        // Kysely's rollback would wait for a silent server once more.
        if (broken) throw broken;
        try {
          return await client.query(text, [...parameters]);
        } catch (error) {
          const fault = postgresFault(error, place);
          if (fault instanceof StoreError && fault.fault === 'unreachable') broken = fault;
          throw fault;
        }
      };
      return {
        // Without the overload for cursors, which nobody asks for here.
        query: query as never,
        release: (discard) => client.release(discard || broken !== undefined),
      };
    },
  };
}
