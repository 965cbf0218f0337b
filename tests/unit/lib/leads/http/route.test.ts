import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DELETE, GET, OPTIONS, PATCH, POST, PUT } from '../../../../../app/api/quotes/route.ts';
import { closeStore, getStore } from '#lib/leads/store/database';
import { listQuotes } from '#lib/leads/store/quotes';
import { onNewQuote } from '#lib/leads/operations/new-quotes';
import { hashInlineCode } from '#lib/delivery/html/inline-hashes';
import { parsePage } from '#lib/delivery/html/page-tree';
import { NO_SCRIPT_REGION } from '#lib/delivery/html/html-markers';
import { contentSecurityPolicy } from '#lib/delivery/http/content-security-policy';
import { frameworkPage } from '#tests/factories/framework-page';
import { quoteRequest } from '#tests/factories/quote-request';

/** The prerendered pages by route; tests add their own. */
const pages = vi.hoisted(() => new Map<string, string>());
vi.mock('#lib/leads/no-script-form/prerendered-page', () => ({
  readPrerenderedPage: (route: string) => pages.get(route),
}));

/** The posted form for families. */
const ANSWERS = {
  typeOfEvent: 'homeschool',
  firstName: 'Dana',
  lastName: 'Ruiz',
  email: 'dana@example.com',
  participantSize: '1,012',
  city: 'Golden Gate Park',
  description: '',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  vi.stubEnv('QUOTES_DB', join(mkdtempSync(join(tmpdir(), 'quotes-')), 'quotes.db'));
});

afterEach(async () => {
  pages.clear();
  await closeStore();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

async function post(changes: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ ...ANSWERS, ...changes });
  const response = await POST(new Request('http://localhost/api/quotes', { method: 'POST', body, headers }));
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The posted no-script form of the quote page. */
const QUOTE = {
  typeOfEvent: 'scavenger-hunt',
  city: 'SF',
  participantSize: '45',
  game: 'recommend',
  preferredDates: '2026-12-10',
  description: '',
  firstName: 'Imani',
  lastName: 'Okafor',
  email: 'imani@example.com',
  phone: '',
  intent: 'send',
};

/** Two pages as the build writes them. */
function buildPages() {
  const body = `<noscript><div class="plain">${NO_SCRIPT_REGION.start}${NO_SCRIPT_REGION.end}</div></noscript><div data-needs-scripts="">wizard</div>`;
  pages.set('/get-a-quote', frameworkPage({ title: 'Get a quote', body }).html);
  pages.set('/get-a-quote/confirmation', frameworkPage({ title: 'Your quote', body }).html);
}

const stored = async () => listQuotes(await getStore());
const problemsIn = (html: string) => [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line);

describe('a form that is posted without JavaScript', () => {
  it('is stored like a JSON request and answered with a page', async () => {
    const { status, headers, html } = await post({ description: 'Two crews.\r\nOne stroller.' });
    expect(status).toBe(201);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const [row] = await stored();
    expect(row).toMatchObject({ type_of_event: 'homeschool', participant_size: 1012, city: 'Golden Gate Park' });
    expect(row).toMatchObject({ description: 'Two crews.\nOne stroller.', phone: null, game: null });
    expect(html).toContain(`<h1>Thank you. Your request is stored as ${row?.reference}.</h1>`);
    expect(html).toContain('<a href="/">Romp &amp; Riddle</a>');
    expect(html).not.toContain('$');
  });

  it('is stored once for a double click or a reload, and again for other answers or on another day', async () => {
    const [first, second] = await Promise.all([post(), post()]);
    expect([first.status, second.status].sort()).toEqual([200, 201]);
    expect(second.html).toBe(first.html);
    const spaced = await post({ firstName: ' Dana ', phone: '' });
    expect([spaced.status, spaced.html]).toEqual([200, first.html]);
    expect(await stored()).toHaveLength(1);
    expect((await post({ city: 'Dolores Park' })).status).toBe(201);
    vi.setSystemTime(new Date('2026-11-22T00:00:00Z'));
    expect((await post()).status).toBe(201);
    const keys = (await stored()).map((row) => row.idempotency_key);
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('reports all errors in the wording of the form, and stores nothing', async () => {
    const { status, html } = await post({ firstName: '', lastName: ' ', email: 'dana', participantSize: '', city: '' });
    expect(status).toBe(422);
    expect(problemsIn(html).sort()).toEqual([
      'Enter an email address with an @ and an ending, such as name@company.com.',
      'Enter the city or park.',
      'Enter the number of children, such as 8.',
      'Enter your first name.',
      'Enter your last name.',
    ]);
    expect(html).toContain('your answers are still in the form');
    for (const participantSize of ['eight', '8.5', '0', '5001', '1e3']) {
      expect((await post({ participantSize })).status, participantSize).toBe(422);
    }
    expect(await stored()).toEqual([]);
  });

  it('refuses unknown fields, and escapes what it repeats', async () => {
    const { status, html } = await post({ '<script>alert(1)</script>': 'x', total: '1' });
    expect(status).toBe(422);
    expect(problemsIn(html)).toEqual(['This form has no field called &lt;script&gt;alert(1)&lt;/script&gt;, total.']);
    expect(html).not.toContain('<script');
    expect((await post({ __proto__x: '1', constructor: 'x' })).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('is refused from another site before its body is read', async () => {
    const { status, headers, html } = await post({}, { 'Sec-Fetch-Site': 'cross-site' });
    expect(status).toBe(403);
    expect(headers.get('connection')).toBe('close');
    expect(html).toContain('<h1>This form came from another site.</h1>');
    expect(await stored()).toEqual([]);
    expect((await post({}, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(201);
  });

  it('gets a readable page when it is too long or the store is down', async () => {
    const long = await post({ description: 'x'.repeat(33 * 1024) });
    expect([long.status, long.headers.get('connection')]).toEqual([413, 'close']);
    expect(long.html).toContain('<h1>That is too long to send.</h1>');

    vi.stubEnv('QUOTES_DB', tmpdir());
    const down = await post();
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '60']);
    expect(down.html).toContain('<h1>We could not store your request.</h1>');
    for (const { html } of [long, down]) expect(html).toContain('<a href="tel:+14155550142">(415) 555-0142</a>');
  });

  it('gets a readable page when the rate limit is reached', async () => {
    vi.stubEnv('QUOTE_RATE_LIMITS', '1/h-all');
    await post();
    const { status, headers, html } = await post({ city: 'Dolores Park' });
    expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
    expect(html).toContain('<h1>Please wait a little before you send again.</h1>');
    expect((await post()).status).toBe(200);
  });

  it('gets a page whose policy allows only its own style', async () => {
    for (const { html, headers } of [await post(), await post({ email: '' })]) {
      const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers.get('content-security-policy')).toBe(
        `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; ` +
          `require-trusted-types-for 'script'; trusted-types 'none'; form-action 'none'`,
      );
      expect(html).not.toMatch(/ style=|<script| on\w+=|\bsrc=/);
    }
  });
});

describe('the no-script form of the quote page', () => {
  beforeEach(buildPages);

  const quote = (changes: Record<string, string> = {}) => post({ ...QUOTE, ...changes });
  const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

  it('returns with the price, and nothing is stored', async () => {
    const emptyNames = { firstName: '', lastName: '', email: '', city: 'Denver, CO, USA' };
    const { status, headers, html } = await quote({ ...emptyNames, intent: 'price' });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(titleOf(html)).toBe('Get a quote');
    expect(html).toContain('<dd class="display">$5,475</dd><dd data-reason>$121.67 a person</dd>');
    expect(html).toContain('<dd>$3,000</dd><dd data-reason>One fixed fee for hosts');
    expect(html).toContain('value="Denver, CO, USA"');
    expect(html).not.toContain('role="alert"');
    expect(await stored()).toEqual([]);
  });

  it('shows the price also while the store is down', async () => {
    vi.stubEnv('QUOTES_DB', tmpdir());
    expect((await quote({ intent: 'price' })).status).toBe(200);
  });

  it('returns with the errors in place, and nothing is stored', async () => {
    const { status, html } = await quote({ email: '"><script>alert(1)</script>', lastName: '' });
    expect(status).toBe(422);
    expect(titleOf(html)).toBe('Error: Get a quote');
    expect(html).toContain('<a class="go" href="#plain-email">Enter an email address');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" aria-invalid="true"');
    expect(html).toContain('value="Imani"');
    expect(html).toContain('$2,475');
    expect(html).not.toMatch(/<script|wizard/);
    expect(await stored()).toEqual([]);
  });

  it('is stored with the recognized city, and answered with the confirmation', async () => {
    const { status, html } = await quote();
    const [row] = await stored();
    expect(status).toBe(201);
    expect(row).toMatchObject({ city: 'San Francisco, CA, USA', latitude: 37.77493, base_fee: 0, total: 2475 });
    expect(row).toMatchObject({ preferred_dates: '["2026-12-10"]', game: 'recommend', email: 'imani@example.com' });
    expect(titleOf(html)).toBe('Your quote');
    for (const message of [
      row!.reference,
      '$2,475',
      'December 21, 2026',
      'Thursday, December 10, 2026',
      '(415) 555-0142',
    ])
      expect(html).toContain(message);
    expect(html).toContain('Nothing is booked and nothing is charged');
  });

  it('returns the same reference for a reload, a double click and another spelling', async () => {
    const [first, second] = await Promise.all([quote(), quote()]);
    expect([first.status, second.status].sort()).toEqual([200, 201]);
    expect((await quote({ city: 'san francisco' })).html).toBe(first.html);
    expect(second.html).toBe(first.html);
    expect(await stored()).toHaveLength(1);
  });

  it('returns with all answers when the store is down', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubEnv('QUOTES_DB', tmpdir());
    const { status, headers, html } = await quote();
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
    expect(html).toContain('Your answers are all still here: send them again in a minute.');
    expect(html).toContain('value="imani@example.com"');
    expect(titleOf(html)).toBe('Error: Get a quote');
    logged.mockRestore();
  });

  it('is quarantined, with the usual response, when the hidden field is filled in', async () => {
    const { status, html } = await quote({ crewMotto: 'https://example.com' });
    const [row] = await stored();
    expect([status, titleOf(html)]).toEqual([201, 'Your quote']);
    expect(html).toContain(row!.reference);
    expect(row).toMatchObject({ state: 'quarantined', quarantine_reason: 'trap-field' });
  });

  it('accepts the head count and the place of a preset form', async () => {
    const body = new URLSearchParams({ intent: 'price', where: 'online', people: '60', from: 'home' });
    const response = await POST(new Request('http://localhost/api/quotes', { method: 'POST', body }));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(
      'name="participantSize" type="text" inputmode="numeric" autocomplete="off" aria-required="true" value="60"',
    );
    expect(html).toContain('$3,350');
  });

  it('returns with the policy of exactly that page', async () => {
    for (const intent of ['price', 'send']) {
      const { headers, html } = await quote({ intent });
      expect(headers.get('content-security-policy')).toBe(
        contentSecurityPolicy(hashInlineCode(parsePage(html)), process.env),
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each([
    ['its page was never built', () => pages.clear()],
    [
      'its page has no place for it',
      () => ['/get-a-quote', '/get-a-quote/confirmation'].forEach((route) => pages.set(route, '<p></p>')),
    ],
  ])('falls back to a plain document when %s', async (_, breakPages) => {
    breakPages();
    const priced = await quote({ intent: 'price' });
    expect(priced.html).toContain('<h1>$2,475 in total</h1>');
    expect(priced.html).toContain('<p>Travel and set-up: $0. None inside San Francisco: we live here.</p>');
    const wrong = await quote({ email: '' });
    expect([wrong.status, problemsIn(wrong.html)]).toEqual([422, ['Enter your email address.']]);
    const sent = await quote();
    expect(sent.html).toContain(`Your request is stored as ${(await stored())[0]?.reference}.`);
    for (const { headers } of [priced, wrong, sent]) {
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    }
  });

  it('is refused as a form with an unknown field when its button is unknown', async () => {
    for (const intent of ['', 'buy']) {
      const { status, html } = await quote({ intent });
      expect(status).toBe(intent === '' ? 201 : 422);
      expect(html).toContain('<h1>');
      expect(html).not.toContain('<form');
    }
  });
});

describe('a request as JSON', () => {
  const KEY = '2a8b9d56-3c1f-4f0e-9a55-0d9f4a5a7c11';

  const send = (changes: Record<string, string> = {}) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': KEY, ...changes };
    const body = JSON.stringify(quoteRequest());
    return POST(new Request('http://localhost/api/quotes', { method: 'POST', body, headers }));
  };

  it('is answered as JSON, and marks a repeated response', async () => {
    const first = await send();
    expect(first.status).toBe(201);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    const answer = await first.json();
    expect(answer).toEqual({
      reference: expect.stringMatching(/^RR-/),
      price: { baseFee: 3000, participants: 2475, total: 5475 },
    });
    const again = await send();
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(await again.json()).toEqual(answer);
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(await stored()).toHaveLength(1);
  });

  it('notifies the worker of every accepted quote', async () => {
    const hear = vi.fn();
    const stop = onNewQuote(hear);
    await send();
    await send();
    stop();
    expect(hear).toHaveBeenCalledOnce();
  });

  it('is refused from a page on another site', async () => {
    const response = await send({ 'Sec-Fetch-Site': 'cross-site' });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: 'Send the request from a page of this site.' });
    expect(response.headers.get('content-security-policy')).toBeNull();
    expect(await stored()).toEqual([]);
  });

  it('must use POST', async () => {
    for (const method of [DELETE, GET, OPTIONS, PATCH, PUT]) {
      const response = await method(new Request('http://localhost/api/quotes', { method: 'PUT' }));
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
      expect(await response.json()).toEqual({ error: 'Send a quote request with POST.' });
    }
  });
});
