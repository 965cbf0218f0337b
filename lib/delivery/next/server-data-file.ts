import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FailurePages } from '../http/failure-pages.ts';

/** What the server knows of the content without reading it. Times are in milliseconds since 1970. */
export type ServerData = {
  /** Ascending. */
  publishTimes: readonly number[];
  /** The paths of case studies and posts, previous ones included, with the time from which they are public (0: always). */
  entryPaths: Readonly<Record<string, number>>;
  failurePages: FailurePages;
};

const FILE = 'server-data.json';
/** Where the data waits for the build, which deletes all other folders. */
const WAITING_FILE = `cache/${FILE}`;

/** Stores the data of a build before it begins. */
export function saveServerData(distFolder: string, data: ServerData): void {
  mkdirSync(join(distFolder, 'cache'), { recursive: true });
  writeFileSync(join(distFolder, WAITING_FILE), JSON.stringify(data));
}

/** Makes the stored data part of the build that is now complete. */
export function keepServerData(distFolder: string): void {
  renameSync(join(distFolder, WAITING_FILE), join(distFolder, FILE));
}

/** The data of a complete build; throws without one. */
export function loadServerData(distFolder: string): ServerData {
  return JSON.parse(readFileSync(join(distFolder, FILE), 'utf8')) as ServerData;
}
