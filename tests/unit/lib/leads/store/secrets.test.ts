import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '#lib/leads/store/database';
import { pruneSecrets, getDailySecret } from '#lib/leads/store/secrets';
import { engines, type Place } from '../engines.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const MIDNIGHT = new Date('2026-11-22T00:00:00Z');

describe.each(engines)('getDailySecret on $name', (engine) => {
  let place: Place;
  let machines: Store[];

  beforeEach(async () => {
    place = await engine.newPlace();
    machines = [await openStore(place.address), await openStore(place.address)];
  });

  afterEach(async () => {
    for (const machine of machines) await machine.destroy();
    await place.remove();
  });

  it('returns the same secret to all processes', async () => {
    const pending = Array.from({ length: 20 }, (_, index) => getDailySecret(machines[index % 2]!, NOON));
    const secrets = new Set(await Promise.all(pending));
    expect(secrets.size).toBe(1);
    expect([...secrets][0]).toMatch(/^[\w-]{43}$/);
  });

  it('returns another secret the next day (UTC), and the old one is deleted', async () => {
    const [machine] = machines;
    const first = await getDailySecret(machine!, NOON);
    expect(await getDailySecret(machine!, new Date(MIDNIGHT.getTime() - 1))).toBe(first);
    const second = await getDailySecret(machine!, MIDNIGHT);
    expect(second).not.toBe(first);
    const storedSecrets = () => machine!.selectFrom('secrets').select('value').execute();
    await pruneSecrets(machine!, MIDNIGHT.getTime() - 1);
    expect(await storedSecrets()).toHaveLength(2);
    await pruneSecrets(machine!, MIDNIGHT.getTime());
    expect(await storedSecrets()).toEqual([{ value: second }]);
  });

  it('reads the secret again after the store failed', async () => {
    const [machine] = machines;
    await sql`alter table secrets rename to out_of_reach`.execute(machine!);
    await expect(getDailySecret(machine!, NOON)).rejects.toThrow(/secrets/);
    await sql`alter table out_of_reach rename to secrets`.execute(machine!);
    expect(await getDailySecret(machine!, NOON)).toMatch(/^[\w-]{43}$/);
  });
});
