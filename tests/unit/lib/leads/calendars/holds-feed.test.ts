import { describe, expect, it } from 'vitest';
import { renderHoldsFeed } from '#lib/leads/calendars/holds-feed';
import { emailFacts } from '#tests/factories/email-facts';
import { storedCall, storedHold } from '#tests/factories/stored-hold';
import { storeQuote } from '../desk/store-quote.ts';
import { engines, freshStore } from '../engines.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const CANARY = 'CANARY';

describe.each(engines)('the feed of holds on $name', (engine) => {
  const store = freshStore(engine);
  const feed = async (now = NOW) => (await renderHoldsFeed(store(), emailFacts(), now)).replaceAll('\r\n ', '');

  it('has every hold and call that has not ended, by start', async () => {
    await storeQuote(store());
    await storeQuote(store(), { reference: 'RR-3333-3333', game: 'recommend' });
    await store()
      .insertInto('holds')
      .values([
        storedHold(),
        storedCall(),
        storedHold({ reference: 'RR-3333-3333', outcome: 'gone', expires_at: 0 }),
        storedCall({ reference: 'RR-3333-3333', expires_at: NOW.getTime() }),
      ])
      .execute();
    const text = await feed();
    expect([...text.matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id)).toEqual([
      'RR-7KQ2-M9TX-call@quote',
      'RR-7KQ2-M9TX-hold@quote',
    ]);
    for (const line of [
      'X-WR-CALNAME:Holds of Romp & Riddle',
      'SUMMARY:Call RR-7KQ2-M9TX: City Hunt\\, 45 people',
      'STATUS:CONFIRMED',
      'SUMMARY:Hold: City Hunt\\, 45 people',
      'LOCATION:Denver\\, CO\\, USA',
      'STATUS:TENTATIVE',
    ])
      expect(text).toContain(`${line}\r\n`);
    expect(await feed(new Date('2026-11-23T17:00:00Z'))).not.toContain('-hold@quote');
    expect(await feed(new Date('2026-12-09T00:00:00Z'))).not.toContain('BEGIN:VEVENT');
  });

  it('contains nothing that a visitor wrote', async () => {
    const texts = {
      first_name: CANARY,
      last_name: CANARY,
      phone: CANARY,
      description: CANARY,
      city: CANARY,
      game: CANARY,
    };
    await storeQuote(store(), { ...texts, email: `${CANARY}@example.com`, latitude: 1, longitude: 1 });
    await store().insertInto('holds').values([storedHold(), storedCall()]).execute();
    const text = await feed();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain('SUMMARY:Hold: Scavenger hunt\\, 45 people\r\n');
    expect(text).not.toMatch(/CANARY|LOCATION|@example/i);
  });
});
