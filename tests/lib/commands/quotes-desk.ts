import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { openStore, type Store } from '#lib/leads/store/database';
import { runCommand } from '#tests/lib/commands/run-command';
import type { Engine, Place } from '#tests/lib/leads/engines';

/** A desk for every test around: a store that stays open, as under a running site, and the command that works on it. */
export function freshDesk(engine: Engine) {
  let place: Place;
  let store: Store;
  let folder: string;
  beforeEach(async () => {
    place = await engine.newPlace();
    store = await openStore(place.address);
    folder = mkdtempSync(join(tmpdir(), 'quotes-command-'));
  });
  afterEach(async () => {
    await store.destroy();
    await place.remove();
    rmSync(folder, { recursive: true });
  });
  return {
    store: () => store,
    address: () => place.address,
    /** The folder that the command runs in. */
    path: (...names: string[]) => join(folder, ...names),
    env: () => envOf(engine, place.address),
    run: (args: string[] = [], env: Record<string, string> = {}) =>
      runCommand('quotes.ts', folder, args, { ...envOf(engine, place.address), ...env }),
  };
}

function envOf(engine: Engine, address: string): Record<string, string> {
  return {
    // Where the people of the desk are.
    TZ: 'America/Los_Angeles',
    // Where pg_dump is.
    PATH: process.env.PATH ?? '',
    // Many runs of one command: compiled once, each starts in half the time.
    NODE_COMPILE_CACHE: join(tmpdir(), 'quotes-command-cache'),
    [engine.name === 'SQLite' ? 'QUOTES_DB' : 'DATABASE_URL']: address,
  };
}
