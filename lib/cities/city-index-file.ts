import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CityIndex } from './city-index.ts';

const NAME = 'cities.json';

/** Writes the index into the folder of the build, such as .next. */
export function writeCityIndex(distFolder: string, index: CityIndex): void {
  writeFileSync(join(distFolder, NAME), JSON.stringify(index));
}

/** Reads the index of the build; undefined when there is none yet, and with a warning when its file is damaged. */
export function loadCityIndex(distFolder: string): CityIndex | undefined {
  const path = join(distFolder, NAME);
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as CityIndex;
  } catch (error) {
    console.warn('The city index of the build cannot be read, so it is built again:', error);
    return undefined;
  }
}
