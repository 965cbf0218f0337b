import { isFileLocked } from './lock-retry.ts';
import { StoreError, type StoreFault } from './store-error.ts';

const FULL: [StoreFault, string] = ['full', 'is on a full disk. Free some space: the store goes on by itself.'];
const READ_ONLY: [StoreFault, string] = [
  'read-only',
  'cannot be written. Let the user who runs this write to the file and to its folder, or set QUOTES_DB to another file.',
];
const CORRUPT: [StoreFault, string] = [
  'corrupt',
  'is damaged, or is not a quote store. Put a backup in its place, or move it away to start with an empty store.',
];
const NO_FILE: [StoreFault, string] = [
  'refused',
  'cannot be opened as a file. Set QUOTES_DB to a file in a folder that can be written.',
];

/** The fault and the end of the message for codes of the file system and of SQLite (https://www.sqlite.org/rescode.html). */
const FAULTS: Record<string | number, [StoreFault, string]> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EROFS: READ_ONLY,
  EACCES: READ_ONLY,
  EPERM: READ_ONLY,
  EISDIR: NO_FILE,
  ENOTDIR: NO_FILE,
  ENOENT: NO_FILE,
  EEXIST: NO_FILE,
  8: READ_ONLY,
  10: ['failed', 'is on a disk that reports errors. Look after the disk, and check the store before using it again.'],
  11: CORRUPT,
  13: FULL,
  14: NO_FILE,
  26: CORRUPT,
};

/** Converts an error about the file to a StoreError. Errors about a lock or a statement are returned unchanged. */
export function sqliteFault(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || isFileLocked(error)) return error;
  const { code = '', errcode } = error as { code?: string; errcode?: number };
  // The lower byte of an extended result code is the primary code.
  const [fault, message] = FAULTS[errcode === undefined ? code : errcode & 0xff] ?? [];
  return fault ? new StoreError(fault, `${path} ${message}`, { cause: error }) : error;
}
