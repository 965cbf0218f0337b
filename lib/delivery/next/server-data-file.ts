import { readFileSync, writeFileSync } from 'node:fs';
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

export const SERVER_DATA_FILE = 'server-data.json';

/** Stores the data of a build in its folder. */
export function saveServerData(distFolder: string, data: ServerData): void {
  writeFileSync(join(distFolder, SERVER_DATA_FILE), JSON.stringify(data));
}

/** Throws without a complete build. */
export function loadServerData(distFolder: string): ServerData {
  return JSON.parse(readFileSync(join(distFolder, SERVER_DATA_FILE), 'utf8')) as ServerData;
}
