import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** In the folder that Next does not clean: the data is stored before the build, which needs it as well. */
const SERVER_DATA_FILE = 'cache/server-data.json';

/** Stores the data of a build in its folder, just before the build. */
export function saveServerData(distFolder: string, data: ServerData): void {
  mkdirSync(join(distFolder, 'cache'), { recursive: true });
  writeFileSync(join(distFolder, SERVER_DATA_FILE), JSON.stringify(data));
}

/** Throws before the first build. */
export function loadServerData(distFolder: string): ServerData {
  return JSON.parse(readFileSync(join(distFolder, SERVER_DATA_FILE), 'utf8')) as ServerData;
}
