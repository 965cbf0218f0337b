import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, inject, it } from 'vitest';
import { openStore, type Store } from '#lib/leads/store/database';
import { newDatabase, type Place } from '#tests/servers/postgres/new-database';
import { isFull } from '#tests/scope';

export type { Place };

export type Engine = {
  name: 'SQLite' | 'PostgreSQL';
  /** The address of a store that does not exist yet, for `openStore`. */
  newPlace: () => Promise<Place>;
};

/**
 * The engines of a store, for `describe.each(engines)('... on $name', (engine) => ...)`: SQLite, and in `npm run test:full` also
 * PostgreSQL. Where it is not installed, one skipped test says that its tests are left out; with CI=true that is an error.
 */
export const engines: Engine[] = [{ name: 'SQLite', newPlace: newFile }];

if (isFull) {
  const server = await addressOfPostgres();
  if (server) engines.push({ name: 'PostgreSQL', newPlace: () => newDatabase(server, 'quotes') });
  else describe('PostgreSQL', () => it.skip('is not installed, so these tests ran on SQLite only'));
}

/** An empty store for each test of a `describe`: `const store = freshStore(engine)`, then `store()` in a test. It is removed afterwards. */
export function freshStore(engine: Engine): () => Store {
  let place: Place;
  let store: Store;
  beforeEach(async () => {
    place = await engine.newPlace();
    store = await openStore(place.address);
  });
  afterEach(async () => {
    await store.destroy();
    await place.remove();
  });
  return () => store;
}

async function addressOfPostgres(): Promise<string | undefined> {
  const response = await fetch(inject('postgresEndpoint'));
  const answer = await response.text();
  if (!response.ok) throw new Error(`PostgreSQL could not be started for the tests. ${answer}`);
  if (!answer && process.env.CI) {
    throw new Error(
      'The tests need PostgreSQL: install it (Debian: apt-get install postgresql), or unset CI to leave them out.',
    );
  }
  return answer || undefined;
}

async function newFile(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'quotes-'));
  return {
    address: join(folder, 'store', 'quotes.db'),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
