import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { formatCsv, formatJson } from '#lib/leads/desk/export-text';
import { storedCall, storedHold } from '#tests/factories/stored-hold';
import { deskQuote } from './store-quote.ts';

const outlook = { now: Date.parse('2026-11-21T12:00:00Z'), channels: [] };
const quote = deskQuote({ first_name: 'Zo\u00eb', description: '=cmd()', phone: null });

async function* pages(...lengths: number[]) {
  for (const length of lengths) yield Array.from({ length }, () => quote);
}

describe('exported text', () => {
  it('is CSV with headings, UTC times, plain numbers and no formulas', async () => {
    const [headings, line, end] = (await text(formatCsv(pages(1), outlook, false))).split('\r\n');
    expect(headings).toMatch(
      /^reference,created_at,state,quarantine_reason,first_name,.*,deliveries,preferred_start,hold,held_until,call_at$/,
    );
    expect(line).toBe(
      'RR-7KQ2-M9TX,2026-11-20T17:00:00.000Z,accepted,,Zo\u00eb,Okafor,imani@example.com,,scavenger-hunt,"Denver, CO, USA",' +
        "39.73915,-104.9847,45,city-hunt,2026-12-10 2026-12-31,'=cmd(),3000,2475,5475,2026-11,waits here,,,,",
    );
    expect(end).toBe('');
  });

  it('has the start, what came of it and the call', async () => {
    const start = { preferred_start: '2026-12-10T18:00-08:00' };
    const lines = async (...holds: ReturnType<typeof storedHold>[]) => {
      async function* one() {
        yield [deskQuote(start, {}, holds)];
      }
      return (await text(formatCsv(one(), outlook, false))).split('\r\n')[1]?.split('waits here,')[1];
    };
    expect(await lines(storedCall(), storedHold())).toBe(
      '2026-12-10T18:00-08:00,held,2026-11-23T17:00:00.000Z,2026-12-08T18:20:00.000Z',
    );
    expect(await lines(storedHold({ outcome: 'gone', expires_at: 0 }))).toBe('2026-12-10T18:00-08:00,gone,,');
    expect(await lines()).toBe('2026-12-10T18:00-08:00,ask,,');
  });

  it('starts with a byte order mark on request', async () => {
    expect(await text(formatCsv(pages(), outlook, true))).toMatch(/^\ufeffreference,/);
  });

  it.each([[[]], [[1]], [[2, 1]], [[1, 1, 1]]])('is one JSON list over pages of %j quotes', async (lengths) => {
    const list = JSON.parse(await text(formatJson(pages(...lengths)))) as Record<string, unknown>[];
    expect(list).toHaveLength(lengths.reduce((sum: number, one) => sum + one, 0));
    for (const one of list) {
      expect(one).toMatchObject({
        created_at: '2026-11-20T17:00:00.000Z',
        preferred_dates: ['2026-12-10', '2026-12-31'],
      });
      expect(one.deliveries).toHaveLength(3);
      expect(Object.keys(one)).not.toContain('idempotency_key');
      expect(Object.keys(one)).not.toContain('fingerprint');
    }
  });
});
