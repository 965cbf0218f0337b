import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Engine, Place } from './engines.ts';

const run = promisify(execFile);

/** Restores a backup to a new store, by the steps that `npm run quotes -- restore` prints. */
export async function restore(file: string, engine: Engine): Promise<Place> {
  const place = await engine.newPlace();
  if (engine.name === 'sqlite') await copyFile(file, place.address);
  else await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${place.address}`, file]);
  return place;
}
