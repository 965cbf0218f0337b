import { describe, expect, it } from 'vitest';
import { configuredChannels, deskChannels } from '#lib/leads/delivery/open-channels';
import { readDeliverySettings } from '#lib/leads/delivery/settings';
import { openLog } from '#lib/leads/operations/log';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const EMAIL = {
  SMTP_URL: 'smtps://desk:p%40ss@mail.example.com',
  QUOTE_EMAIL_TO: 'desk@example.com',
  QUOTE_EMAIL_FROM: 'quotes@example.com',
};
const WEBHOOK = { WEBHOOK_URL: 'https://crm.example.com/hooks?team=1', WEBHOOK_SECRET: SECRET };

const problemsIn = (env: Record<string, string>) => readDeliverySettings(env).problems;

describe('readDeliverySettings', () => {
  it('returns no channel and no problem when all variables are missing or empty', () => {
    expect(readDeliverySettings({})).toEqual({ problems: [] });
    expect(readDeliverySettings({ SMTP_URL: '', WEBHOOK_URL: ' ', OTHER: 'x' })).toEqual({ problems: [] });
  });

  it('reads all variables', () => {
    const settings = readDeliverySettings({ ...EMAIL, ...WEBHOOK });
    expect(settings).toEqual({
      email: {
        server: {
          host: 'mail.example.com',
          port: 465,
          isSecure: true,
          needsTls: true,
          user: { name: 'desk', password: 'p@ss' },
        },
        to: 'desk@example.com',
        from: 'quotes@example.com',
      },
      webhook: { url: new URL(WEBHOOK.WEBHOOK_URL), key: Buffer.alloc(32, 7) },
      problems: [],
    });
    expect(configuredChannels(settings)).toEqual(['desk-email', 'visitor-email', 'call-email', 'webhook']);
    expect(deskChannels(settings)).toEqual(['desk-email', 'webhook']);
  });

  it('accepts email or webhook alone', () => {
    expect(configuredChannels(readDeliverySettings(EMAIL))).toEqual(['desk-email', 'visitor-email', 'call-email']);
    expect(configuredChannels(readDeliverySettings(WEBHOOK))).toEqual(['webhook']);
  });

  it.each([
    ['smtp://mail.example.com', { port: 587, isSecure: false, needsTls: true }],
    ['smtp://mail.example.com:2525?starttls=optional', { port: 2525, isSecure: false, needsTls: false }],
    ['smtp://127.0.0.1:1025', { host: '127.0.0.1', port: 1025, needsTls: false }],
    ['smtp://[::1]:1025/', { host: '::1', needsTls: false }],
    ['smtps://mail.example.com:2465', { port: 2465, isSecure: true }],
  ])('reads %s', (SMTP_URL, server) => {
    expect(readDeliverySettings({ ...EMAIL, SMTP_URL }).email?.server).toMatchObject(server);
  });

  it.each([
    ['SMTP_URL', 'mail.hunter2.example', 'is not an address'],
    ['SMTP_URL', 'https://mail.example.com', 'must start with smtps:// or smtp://'],
    ['SMTP_URL', 'smtp://', 'names no host'],
    ['SMTP_URL', 'smtp://mail.example.com/inbox', 'must end after the port'],
    ['SMTP_URL', 'smtp://mail.example.com?debug=true', 'has an option other than ?starttls=optional'],
    ['SMTP_URL', 'smtp://desk@mail.example.com', 'needs both a user and a password'],
    ['SMTP_URL', 'smtp://desk:50%off@mail.example.com', 'write %25 for it'],
    ['QUOTE_EMAIL_TO', 'desk@example.com, boss@example.com', 'is not one plain email address'],
    ['QUOTE_EMAIL_TO', 'Desk <desk@example.com>', 'is not one plain email address'],
    ['QUOTE_EMAIL_FROM', 'hunter2', 'is not one plain email address'],
    ['QUOTE_EMAIL_FROM', 'quotes@example.com\r\nBcc: x@example.org', 'is not one plain email address'],
    ['WEBHOOK_URL', 'hunter2', 'is not an address'],
    ['WEBHOOK_URL', 'http://crm.example.com/', 'must start with https://'],
    ['WEBHOOK_URL', 'ftp://127.0.0.1/', 'must start with https://'],
    ['WEBHOOK_URL', 'https://user:hunter2@crm.example.com/', 'must not hold a user or password'],
    ['WEBHOOK_SECRET', 'hunter2', 'must be whsec_ and base64'],
    ['WEBHOOK_SECRET', 'whsec_aHVudGVyMg==', 'must hold 24 to 64 bytes'],
  ])('reports what is wrong with %s=%s', (name, value, problem) => {
    const all: Record<string, string> = { ...EMAIL, ...WEBHOOK, [name]: value };
    const settings = readDeliverySettings(all);
    const group = name.startsWith('WEBHOOK') ? 'webhook' : 'email';
    expect(settings[group]).toBeUndefined();
    expect(settings[group === 'email' ? 'webhook' : 'email']).toBeDefined();
    expect(settings.problems).toHaveLength(1);
    const [message] = settings.problems;
    expect(message).toMatch(
      new RegExp(`^${name} .*(No email is sent|No webhook is called) until that is right\\..*like this: `),
    );
    expect(message).toContain(problem);
    expect(message).not.toContain(value);
    expect(message).not.toContain('hunter2');
  });

  it('reports the missing variables of a group', () => {
    expect(problemsIn({ SMTP_URL: EMAIL.SMTP_URL })).toEqual([
      'QUOTE_EMAIL_TO is missing. No email is sent until SMTP_URL, QUOTE_EMAIL_TO, and QUOTE_EMAIL_FROM are all set. Write it like this: desk@example.com',
      'QUOTE_EMAIL_FROM is missing. No email is sent until SMTP_URL, QUOTE_EMAIL_TO, and QUOTE_EMAIL_FROM are all set. Write it like this: quotes@example.com',
    ]);
    expect(problemsIn({ WEBHOOK_SECRET: SECRET })).toEqual([
      'WEBHOOK_URL is missing. No webhook is called until WEBHOOK_URL and WEBHOOK_SECRET are all set. Write it like this: https://crm.example.com/hooks/quotes',
    ]);
  });

  it('allows http:// webhooks only to this machine', () => {
    for (const host of ['127.0.0.1:8080', 'localhost', '[::1]']) {
      expect(readDeliverySettings({ ...WEBHOOK, WEBHOOK_URL: `http://${host}/` }).webhook).toBeDefined();
    }
    for (const host of ['127.0.0.1.example.com', 'localhost.example.com', '192.168.0.1']) {
      expect(readDeliverySettings({ ...WEBHOOK, WEBHOOK_URL: `http://${host}/` }).webhook).toBeUndefined();
    }
  });

  it('returns problems that the log accepts as hints', () => {
    const lines: string[] = [];
    const log = openLog({ write: (line) => void lines.push(line) }, 'info');
    const hints = problemsIn({ SMTP_URL: 'x', WEBHOOK_URL: 'x', WEBHOOK_SECRET: 'x' });
    expect(hints).toHaveLength(5);
    for (const hint of hints) log.warn({ event: 'setting-wrong', hint });
    expect(lines.map((line) => (JSON.parse(line) as { hint: string }).hint)).toEqual(hints);
  });
});
