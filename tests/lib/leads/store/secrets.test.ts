import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '#lib/leads/store/database';
import { pruneSecrets, secretOfDay } from '#lib/leads/store/secrets';
import { engines, type Place } from '../engines.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const MIDNIGHT = new Date('2026-11-22T00:00:00Z');

describe.each(engines)('the secret of a day on $name', (engine) => {
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

  it('is the same on all machines, whoever asks first', async () => {
    const asked = Array.from({ length: 20 }, (_, index) => secretOfDay(machines[index % 2]!, NOON));
    const secrets = new Set(await Promise.all(asked));
    expect(secrets.size).toBe(1);
    expect([...secrets][0]).toMatch(/^[\w-]{43}$/);
  });

  it('is another one the next day (UTC), and is forgotten then', async () => {
    const [machine] = machines;
    const first = await secretOfDay(machine!, NOON);
    expect(await secretOfDay(machine!, new Date(MIDNIGHT.getTime() - 1))).toBe(first);
    const second = await secretOfDay(machine!, MIDNIGHT);
    expect(second).not.toBe(first);
    const kept = () => machine!.selectFrom('secrets').select('value').execute();
    await pruneSecrets(machine!, MIDNIGHT.getTime() - 1);
    expect(await kept()).toHaveLength(2);
    await pruneSecrets(machine!, MIDNIGHT.getTime());
    expect(await kept()).toEqual([{ value: second }]);
  });

  it('is asked for again after the store could not answer', async () => {
    const [machine] = machines;
    await sql`alter table secrets rename to out_of_reach`.execute(machine!);
    await expect(secretOfDay(machine!, NOON)).rejects.toThrow(/secrets/);
    await sql`alter table out_of_reach rename to secrets`.execute(machine!);
    expect(await secretOfDay(machine!, NOON)).toMatch(/^[\w-]{43}$/);
  });
});
