import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { openStore, type Store } from '#lib/leads/store/database';
import { runQuotes } from '#lib/cli/quotes/run';
import { callCommand, temporaryFolder } from '#tests/unit/lib/cli/run-command';
import type { Engine, Place } from '#tests/unit/lib/leads/engines';

/** For each test of a `describe`: a store that stays open, as with a running site, and a function that runs the command. */
export function freshQuotesCli(engine: Engine) {
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
    // The time zone of the desk.
    TZ: 'America/Los_Angeles',
    // For pg_dump.
    PATH: process.env.PATH ?? '',
    [engine.name === 'SQLite' ? 'QUOTES_DB' : 'DATABASE_URL']: address,
  };
}
