import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '#lib/leads/store/database';
import { countDeliveries, listDeliveries } from '#lib/leads/store/outbox';
import { listQuotes, saveQuote } from '#lib/leads/store/quotes';
import { QUOTE_CHANNELS } from '#lib/leads/store/tables';
import { quoteSave } from '#tests/factories/quote-save';
import { engines, type Place } from '../engines.ts';
import { anotherProcess } from './another-process.ts';

describe.each(engines)('several processes on one store on $name', (engine) => {
  let place: Place;
  let store: Store;

  beforeEach(async () => {
    place = await engine.newPlace();
  });

  afterEach(async () => {
    await store.destroy();
    await place.remove();
  });

  it('can all open it when it does not exist yet', async () => {
    const others = Array.from({ length: 4 }, () => anotherProcess('open', place.address));
    const here = await Promise.all(Array.from({ length: 4 }, () => openStore(place.address)));
    for (const other of others) await other.ended();
    for (const opened of here.slice(1)) await opened.destroy();
    store = here[0]!;
    expect((await saveQuote(store, quoteSave())).outcome).toBe('created');
  });

  it('deliver everything exactly once', async () => {
    store = await openStore(place.address);
    await Promise.all(Array.from({ length: 60 }, () => saveQuote(store, quoteSave())));
    const workers = Array.from({ length: 3 }, () => anotherProcess('deliver', place.address));
    for (const worker of workers) await worker.ended();
    const delivered = workers.flatMap(({ messages }) => messages);
    expect(delivered).toHaveLength(180);
    expect(new Set(delivered).size).toBe(180);
    const expected = QUOTE_CHANNELS.map((channel) => ({ channel, state: 'delivered', count: 60 }));
    expect(await countDeliveries(store)).toEqual(expected);
  });

  it('lose no acknowledged quote when one of them is killed, and store no quote partially', async () => {
    store = await openStore(place.address);
    const acknowledged: string[] = [];
    for (const moment of [1, 7, 30]) {
      const writer = anotherProcess('save', place.address);
      await writer.waitForMessages(moment);
      await writer.kill();
      acknowledged.push(...writer.messages);
    }
    const stored = (await listQuotes(store)).map(({ reference }) => reference);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    for (const reference of stored) expect(await listDeliveries(store, reference)).toHaveLength(3);
    expect((await saveQuote(store, quoteSave())).outcome).toBe('created');
  });
});
