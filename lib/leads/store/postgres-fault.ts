import { DatabaseError } from 'pg';
import { StoreError, type StoreFault } from './store-error.ts';

/** Where a postgres:// address points to, without user and password. Throws a StoreError when it cannot be read. */
export function placeOfPostgres(address: string): string {
  if (!URL.canParse(address)) {
    throw new StoreError(
      'refused',
      'DATABASE_URL cannot be read. Write it as postgres://user:password@host:5432/database.',
    );
  }
  const { host, pathname } = new URL(address);
  return `${host || 'localhost'}${pathname}`;
}

const UNREACHABLE = 'is not there right now. Start its server.';

/** By https://www.postgresql.org/docs/current/errcodes-appendix.html: the fault, and what follows "The PostgreSQL database ...". */
const FAULTS: Record<string, [StoreFault, string]> = {
  '08006': ['unreachable', UNREACHABLE],
  '25006': ['read-only', 'can only be read, as a standby server. Set DATABASE_URL to the primary server.'],
  '25P03': ['unreachable', UNREACHABLE],
  '28000': ['refused', 'refuses the user or the password of DATABASE_URL.'],
  '28P01': ['refused', 'refuses the user or the password of DATABASE_URL.'],
  '3D000': ['refused', 'does not exist. Create it with createdb, or correct DATABASE_URL.'],
  '42501': ['refused', 'does not let the user of DATABASE_URL do that. Make that user the owner of the database.'],
  '53100': ['full', 'is on a full disk. Free some space: the store goes on by itself.'],
  '53300': ['unreachable', 'takes no more connections. Raise max_connections of its server.'],
  '57014': ['busy', 'takes too long to answer. Its server has too much to do.'],
  '57P01': ['unreachable', UNREACHABLE],
  '57P02': ['unreachable', UNREACHABLE],
  '57P03': ['unreachable', UNREACHABLE],
  '57P05': ['unreachable', UNREACHABLE],
};

/**
 * An error of pg as a StoreError; one that is about a statement stays as it is. Whatever is not an answer of the server
 * (a refused or lost connection, silence) is `unreachable`.
 */
export function postgresFault(error: unknown, place: string): unknown {
  const [fault, words] = error instanceof DatabaseError ? (FAULTS[error.code ?? ''] ?? []) : silence(error);
  return fault ? new StoreError(fault, `The PostgreSQL database ${place} ${words}`, { cause: error }) : error;
}

function silence(error: unknown): [StoreFault, string] {
  const { code, message } = error as { code?: string; message?: string };
  return ['unreachable', `does not answer (${code ?? message}). Start its server, or correct DATABASE_URL.`];
}
