import { sql } from 'kysely';
import { withLockRetry } from '#lib/leads/store/lock-retry';
import type { Store } from '#lib/leads/store/database';
import type { Engine } from './engines.ts';

const SQLITE = [
  `create trigger refuse before insert on quotes begin select raise(abort, 'refused ' || new.email || new.first_name); end`,
];

const POSTGRES = [
  `create function refuse() returns trigger language plpgsql as
     $$ begin raise exception 'refused % %', new.email, new.first_name using detail = new.description; end $$`,
  'create trigger refuse before insert on quotes for each row execute function refuse()',
];

/** Makes the store reject every new quote, with an error that contains personal data. Resolves with a function that ends this. */
export async function failInserts(store: Store, engine: Engine['name']): Promise<() => Promise<void>> {
  for (const text of engine === 'sqlite' ? SQLITE : POSTGRES) await execute(store, text);
  const drop = engine === 'sqlite' ? 'drop trigger refuse' : 'drop trigger refuse on quotes';
  return () => execute(store, drop);
}

async function execute(store: Store, text: string): Promise<void> {
  await withLockRetry(() => sql.raw(text).execute(store));
}
