import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { openStore, type Store } from '#lib/leads/store/database';
import { runQuotes } from '#lib/commands/quotes/run';
import { callCommand, temporaryFolder } from '#tests/lib/commands/run-command';
import type { Engine, Place } from '#tests/lib/leads/engines';

/** A desk for every test around: a store that stays open, as under a running site, and the command that works on it. */
export function freshDesk(engine: Engine) {
  let place: Place;
  let store: Store;
  let folder: string;
  beforeEach(async () => {
    place = await engine.newPlace();
    store = await openStore(place.address);
    folder = temporaryFolder();
  });
  afterEach(async () => {
    await store.destroy();
    await place.remove();
  });
  return {
    store: () => store,
    address: () => place.address,
    /** The folder that the command runs in. */
    path: (...names: string[]) => join(folder, ...names),
    env: () => envOf(engine, place.address),
    run: (args: string[] = [], env: Record<string, string> = {}) =>
      callCommand(runQuotes, folder, args, { ...envOf(engine, place.address), ...env }),
  };
}

function envOf(engine: Engine, address: string): Record<string, string> {
  return {
    // Where the people of the desk are.
    TZ: 'America/Los_Angeles',
    // Where pg_dump is.
    PATH: process.env.PATH ?? '',
    [engine.name === 'SQLite' ? 'QUOTES_DB' : 'DATABASE_URL']: address,
  };
}
