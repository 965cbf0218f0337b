import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptQuote } from '#lib/leads/accept';
import { openDatabase } from '#lib/leads/database';
import { quoteRequest } from '#tests/factories/quote-request';
import { runCommand } from '#tests/lib/commands/run-command';

// Each command is a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let folder: string;
let store: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quotes-command-'));
  store = join(folder, 'quotes.db');
});

async function keep(...requests: ReturnType<typeof quoteRequest>[]) {
  const db = await openDatabase(store);
  for (const [index, request] of requests.entries()) {
    const key = `00000000-0000-4000-8000-00000000000${index}`;
    const submission = { key, contentType: 'application/json', text: JSON.stringify(request) };
    await acceptQuote(db, submission, new Date(Date.UTC(2026, 10, 21, 12, index)));
  }
  await db.destroy();
}

describe('npm run quotes', () => {
  it('says so when there are none', () => {
    const { status, stdout } = runCommand('quotes.ts', folder, [], { QUOTES_DB: store });
    expect([status, stdout]).toEqual([0, `No quotes in ${store} yet.\n`]);
  });

  it('lists what is stored, newest first', async () => {
    await keep(quoteRequest(), quoteRequest({ firstName: 'Zo\u00eb', typeOfEvent: 'virtual', city: '' }));
    const { stdout } = runCommand('quotes.ts', folder, [], { QUOTES_DB: store });
    const rows = stdout.split('\n').filter((line) => line.includes('RR-'));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/Zo\u00eb Okafor.*virtual.*online.*45.*\$2,475/);
    expect(rows[1]).toMatch(/2026-11-21 12:00.*Imani Okafor.*Denver, CO, USA.*\$5,475/);
  });

  it('prints JSON for machines', async () => {
    await keep(quoteRequest({ description: 'Two\nlines' }));
    const { stdout } = runCommand('quotes.ts', folder, ['--json'], { QUOTES_DB: store });
    expect(JSON.parse(stdout)).toMatchObject([{ email: 'imani@example.com', total: 5475, description: 'Two\nlines' }]);
  });

  it('finds the store that .env names, as the server does', async () => {
    await keep(quoteRequest());
    writeFileSync(join(folder, '.env'), `QUOTES_DB=${store}\n`);
    expect(runCommand('quotes.ts', folder).stdout).toContain('Imani Okafor');
    writeFileSync(join(folder, '.env.local'), `QUOTES_DB=${join(folder, 'other.db')}\n`);
    expect(runCommand('quotes.ts', folder).stdout).toContain('other.db yet');
  });
});
