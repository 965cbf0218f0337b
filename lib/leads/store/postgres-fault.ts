import { DatabaseError } from 'pg';
import { StoreError, type StoreFault } from './store-error.ts';

/** The host and database of a postgres:// address, without user and password. Throws a StoreError when it is invalid. */
export function getPostgresPlace(address: string): string {
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

/** The fault and the end of the message for each code of https://www.postgresql.org/docs/current/errcodes-appendix.html. */
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
 * Converts an error of pg to a StoreError; errors about a statement are returned unchanged. Errors that are not a response of the
 * server (a refused or lost connection, a timeout) are `unreachable`.
 */
export function postgresFault(error: unknown, place: string): unknown {
  const [fault, message] = error instanceof DatabaseError ? (FAULTS[error.code ?? ''] ?? []) : toConnectionFault(error);
  return fault ? new StoreError(fault, `The PostgreSQL database ${place} ${message}`, { cause: error }) : error;
}

function toConnectionFault(error: unknown): [StoreFault, string] {
  const { code, message } = error as { code?: string; message?: string };
  return ['unreachable', `does not answer (${code ?? message}). Start its server, or correct DATABASE_URL.`];
}
