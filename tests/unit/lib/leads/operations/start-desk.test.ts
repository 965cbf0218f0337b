import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openReceiver, type Receiver } from '../delivery/receiver.ts';
import { openFakeSmtpServer, type FakeSmtpServer } from '../delivery/fake-smtp-server.ts';
import { runChild } from './child.ts';

let folder: string;
let store: string;
let mailServer: FakeSmtpServer;
let receiver: Receiver;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-'));
  store = join(folder, 'quotes.db');
  mailServer = await openFakeSmtpServer();
  receiver = await openReceiver((response) => response.end());
});

afterEach(async () => {
  await mailServer.close();
  await receiver.close();
  rmSync(folder, { recursive: true });
});

function configured(): Record<string, string> {
  return {
    QUOTES_DB: store,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.settings.server.port}`,
    QUOTE_EMAIL_TO: 'desk@example.com',
    QUOTE_EMAIL_FROM: 'quotes@romp.example',
    WEBHOOK_URL: receiver.url.href,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
  };
}

function statesInStore(): unknown[] {
  const database = new DatabaseSync(store, { readOnly: true });
  const rows = database.prepare('select channel, state from outbox order by channel').all();
  database.close();
  return rows.map((row) => ({ ...row }));
}

describe('startDesk', () => {
  it('delivers a new quote to every channel, logs no personal data, and shuts down cleanly', async () => {
    const child = runChild('desk-process.ts', [], configured());
    await child.waitForOutput('"channel":"webhook"');
    child.write('quote\n');
    await child.waitForOutput('"event":"delivered"');
    await vi.waitFor(() => {
      expect(child.lines().filter((line) => line.includes('"event":"delivered"'))).toHaveLength(3);
    }, 10_000);
    child.kill('SIGTERM');
    expect(await child.ended).toBe(143);
    expect(mailServer.messages.flatMap(({ to }) => to).toSorted()).toEqual(['desk@example.com', 'imani@example.com']);
    expect(receiver.calls).toHaveLength(1);
    expect(existsSync(`${store}-wal`)).toBe(false);
    expect(statesInStore()).toEqual(
      ['desk-email', 'visitor-email', 'webhook'].map((channel) => ({ channel, state: 'delivered' })),
    );
    expect(child.lines().join('\n')).not.toMatch(/imani|okafor|whsec/i);
  });

  it('leaves quotes pending when nothing is configured', async () => {
    const child = runChild('desk-process.ts', [], { QUOTES_DB: store });
    await child.waitForOutput('ready');
    child.write('quote\n');
    await child.waitForOutput('stored');
    child.kill('SIGTERM');
    expect(await child.ended).toBe(143);
    expect(statesInStore()).toEqual(
      ['desk-email', 'visitor-email', 'webhook'].map((channel) => ({ channel, state: 'pending' })),
    );
  });

  it('logs invalid settings and uses the valid ones', async () => {
    const env = {
      ...configured(),
      SMTP_URL: 'hunter2',
      QUOTE_RETENTION_DAYS: 'forever',
      QUOTE_RATE_LIMITS: 'few',
      TRUSTED_PROXIES: '0',
    };
    const child = runChild('desk-process.ts', [], env);
    await child.waitForOutput('"channel":"webhook"');
    child.write('quote\n');
    await child.waitForOutput('"event":"delivered"');
    child.kill('SIGTERM');
    await child.ended;
    const hints = child
      .lines()
      .filter((line) => line.includes('setting-wrong'))
      .map((line) => (JSON.parse(line) as { hint: string }).hint);
    expect(hints.map((hint) => /^[A-Z_]+/.exec(hint)?.[0]).toSorted()).toEqual([
      'QUOTE_RATE_LIMITS',
      'QUOTE_RETENTION_DAYS',
      'SMTP_URL',
    ]);
    expect(child.lines().join('\n')).not.toContain('hunter2');
  });

  it('says at the start why quotes cannot be stored on a disk that is emptied, and stores none there', async () => {
    const child = runChild('desk-process.ts', [], { K_SERVICE: 'site' });
    await child.waitForOutput('"error":"store-lossy"');
    expect(child.lines().join('\n')).toMatch(
      /"hint":"DATABASE_URL is missing\. This host \(K_SERVICE\) empties its disk/,
    );
    child.kill('SIGTERM');
    expect(await child.ended).toBe(143);
  });

  it('delivers nothing by itself on a host that runs functions', async () => {
    const child = runChild('desk-process.ts', [], { ...configured(), NETLIFY: 'true' });
    await child.waitForOutput('ready');
    expect(child.lines().join('\n')).not.toContain('channel-configured');
    child.kill('SIGTERM');
    expect(await child.ended).toBe(143);
  });

  it('keeps running when the store cannot be opened, logs it, and shuts down cleanly', async () => {
    writeFileSync(store, 'This is no database, and it is longer than the header of one would be.'.repeat(20));
    const child = runChild('desk-process.ts', [], configured());
    await child.waitForOutput('"event":"store-not-open"');
    expect(child.lines()).toContain('ready');
    child.kill('SIGTERM');
    expect(await child.ended).toBe(143);
  });
});
