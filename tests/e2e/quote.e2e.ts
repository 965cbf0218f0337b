import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from './test.ts';
import { quoteRequest } from '../factories/quote-request.ts';
import { holdScripts } from './hold-scripts.ts';
import { storedFor } from './stored-quotes.ts';
import { triggerHydration, untilHydrated, watchPage } from './watch-page.ts';
import { waitForQuestion } from './wait-for-question.ts';

const SCRIPTS = /\/_next\/static\/.*\.js/;

/** The visible total: in the score sheet at the side, or in the bar on phones. */
const total = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first();

const next = (page: Page) =>
  page
    .getByRole('button', { name: /^(Continue|Next)/ })
    .first()
    .click();

test('a visitor goes from the first question to a stored quote', async ({ page }) => {
  const email = `visitor-${randomUUID()}@example.com`;
  await page.goto('/get-a-quote');
  await page.getByRole('radio', { name: /Scavenger hunt/ }).check();
  await next(page);
  await page.getByRole('combobox').fill('denver');
  await page.getByRole('option', { name: 'Denver, CO, USA' }).click();
  await next(page);
  await page.getByRole('textbox', { name: /people|players/i }).fill('45');
  await expect(total(page, '$5,475')).toBeVisible();
  await next(page);
  await next(page);
  await next(page);
  await page.getByLabel('First name').fill('Imani');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill(email);
  await next(page);
  await expect(page.getByText('Denver, CO, USA').first()).toBeVisible();
  await page.getByRole('button', { name: /^Send/ }).dblclick();

  await page.waitForURL('**/get-a-quote/confirmation**');
  const rows = storedFor(email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ total: 5475, base_fee: 3000, participants_price: 2475, city: 'Denver, CO, USA' });
  await expect(page.getByText(String(rows[0]!.reference)).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(String(rows[0]!.reference)).first()).toBeVisible();
});

test('the price is shown before any personal field, and a preset opens with it', async ({ page }) => {
  await page.goto('/get-a-quote?type=onsite&city=Denver%2C+CO%2C+USA&people=45');
  await expect(total(page, '$5,475')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
});

for (const { name, query, expected } of [
  {
    name: 'San Francisco has no base fee',
    query: 'type=offsite&city=San+Francisco%2C+CA%2C+USA&people=45',
    expected: '$2,475',
  },
  { name: 'a virtual event has no base fee', query: 'type=virtual&people=45', expected: '$2,475' },
  {
    name: 'South San Francisco has one',
    query: 'type=offsite&city=South+San+Francisco%2C+CA%2C+USA&people=45',
    expected: '$5,475',
  },
]) {
  test(name, async ({ page }) => {
    await page.goto(`/get-a-quote?${query}`);
    await expect(total(page, expected)).toBeVisible();
  });
}

test.describe('before hydration', () => {
  test('the first question can be answered and posted at first paint, and the next page hydrates', async ({ page }) => {
    const watch = watchPage(page);
    const releaseScripts = await holdScripts(page);
    await page.goto('/get-a-quote', { waitUntil: 'commit' });
    const party = page.getByRole('radio', { name: /Holiday/ });
    await party.locator('..').click();
    await party.press('ArrowRight');
    const onsite = page.getByRole('radio', { name: /Onsite/ });
    await expect(onsite).toBeChecked();
    await onsite.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where?');
    expect(watch.framework.filter((url) => url.includes('/api/flight/'))).toEqual([]);
    releaseScripts();
    await untilHydrated(page);
    await expect(page).toHaveTitle(/^Step 2 of 7: Where/);
    await expect(page).toHaveURL(/\/get-a-quote\?step=city$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are we playing?');
    await expect(onsite).toBeChecked();
    expect(watch.errors).toEqual([]);
  });

  test('text that was typed is kept, and where the cursor is', async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/get-a-quote', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: /Offsite/ }).press('Space');
    await next(page);
    const city = page.getByLabel('City', { exact: true });
    await city.pressSequentially('Denvr');
    await city.press('ArrowLeft');
    releaseScripts();
    await untilHydrated(page);
    await page.keyboard.press('e');
    await expect(city).toHaveValue('Denver');
    await expect(city).toBeFocused();
    await page.getByRole('option', { name: 'Denver, CO, USA' }).click();
    await expect(city).toHaveValue('Denver, CO, USA');
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Denver, CO, USA');
    await page.goBack();
    await expect(page.getByRole('radio', { name: /Offsite/ })).toBeChecked();
  });

  test('errors of a posted step stay, and a correction is kept', async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/get-a-quote?type=onsite&city=Denver%2C+CO%2C+USA', { waitUntil: 'commit' });
    const players = page.getByRole('textbox', { name: 'Number of players' });
    await players.fill('eight');
    await next(page);
    await expect(page.getByRole('alert')).toContainText('Enter the number of people, such as 45.');
    await expect(players).toHaveValue('eight');
    await players.fill('8');
    releaseScripts();
    await untilHydrated(page);
    await expect(players).toHaveValue('8');
    await expect(page.getByRole('alert').filter({ hasText: 'such as 45' })).toHaveCount(0);
    await expect(total(page, '$4,500')).toBeVisible();
  });

  test('a note that was written in a posted page is kept', async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/get-a-quote?type=scavenger-hunt&city=Denver%2C+CO%2C+USA&people=45&game=city-hunt');
    const note = page.getByLabel('Anything we should know');
    await note.fill('Two crews');
    await next(page);
    await page.getByRole('button', { name: /^Back to/ }).click();
    await expect(note).toHaveValue('Two crews');
    await note.fill('Two crews of six');
    releaseScripts();
    await untilHydrated(page);
    await expect(note).toHaveValue('Two crews of six');
    await page.reload();
    await expect(note).toHaveValue('Two crews of six');
  });

  test('a whole request can be posted, and its confirmation is as complete as the one of the wizard', async ({
    page,
  }) => {
    const email = `posted-${randomUUID()}@example.com`;
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(
      '/get-a-quote?type=scavenger-hunt&city=Denver%2C+CO%2C+USA&people=45&game=city-hunt&from=spring-letter',
    );
    await next(page);
    await page.getByLabel('First name').fill('Imani');
    await page.getByLabel('Last name').fill('Okafor');
    await page.getByLabel('Email').fill(email);
    await next(page);
    await page.unroute(SCRIPTS);
    await page.route(SCRIPTS, async (route) => (await page.waitForTimeout(1_000), route.continue()));
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByText('Your move is in')).toBeVisible();
    await untilHydrated(page);
    const reference = String(storedFor(email)[0]!.reference);
    await expect(page.getByText(reference).first()).toBeVisible();
    const readLeadSources = () =>
      page.evaluate(() =>
        ((window.dataLayer ?? []) as { event?: string; lead_source?: string }[])
          .filter(({ event }) => event === 'generate_lead')
          .map(({ lead_source }) => lead_source),
      );
    await expect.poll(readLeadSources).toEqual(['spring-letter']);
    await expect(page.getByRole('button', { name: 'Print the approval pack' })).toBeVisible();
    await page.goto('/get-a-quote/confirmation');
    await expect(page.getByText(reference).first()).toBeVisible();
    await page.goto('/get-a-quote');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
    expect(storedFor(email)).toHaveLength(1);
  });
});

test('the price of the home page goes on, and only what is missing is asked', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'In San Francisco' }).check();
  await page.getByLabel('How many people?').fill('18');
  await expect(page.locator('#price-bar-total')).toContainText('$1,500');
  await page.getByRole('button', { name: 'Go on with this group' }).click();
  const sheet = page.getByRole('complementary', { name: 'Score sheet' });
  await expect(sheet).toContainText('San Francisco, CA, USA');
  await expect(sheet).toContainText('18 players');
  await expect(sheet).toContainText('$0');
  await expect(sheet).not.toContainText('where?');
  await expect(total(page, '$1,500')).toBeVisible();
  await page.getByRole('radio', { name: /Onsite/ }).check();
  await next(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which game?');
  await expect(total(page, '$1,500')).toBeVisible();
});

test('the endpoint fulfills its contract', async ({ request }) => {
  const email = `contract-${randomUUID()}@example.com`;
  const key = randomUUID();
  const post = (data: object, idempotencyKey = key) =>
    request.post('/api/quotes', { data, headers: { 'Idempotency-Key': idempotencyKey } });

  const first = await post(quoteRequest({ email }));
  expect(first.status()).toBe(201);
  const answer = await first.json();
  expect(answer).toEqual({
    reference: expect.stringMatching(/^RR-/),
    price: { baseFee: 3000, participants: 2475, total: 5475 },
  });
  const again = await post(quoteRequest({ email }));
  expect([again.status(), await again.json()]).toEqual([200, answer]);
  expect((await post(quoteRequest({ email, participantSize: 46 }))).status()).toBe(409);
  const bad = await post({ ...quoteRequest({ email }), participantSize: 0 }, randomUUID());
  expect([bad.status(), await bad.json()]).toEqual([422, { errors: { participantSize: 'Enter at least 1 person.' } }]);
  expect(storedFor(email)).toHaveLength(1);
});

test('the endpoint reads 32 KB at most, and accepts only POST', async ({ request, baseURL }) => {
  const headers = { 'Idempotency-Key': randomUUID(), 'Content-Type': 'application/json' };
  let taken = 0;
  const endless = new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (taken >= 64 * 1024 * 1024) return controller.close();
      taken += 16 * 1024;
      controller.enqueue(new Uint8Array(16 * 1024).fill(120));
    },
  });
  const init = { method: 'POST', body: endless, headers, duplex: 'half' } as RequestInit;
  const status = await fetch(`${baseURL}/api/quotes`, init).then(
    (response) => response.status,
    () => 'cut off',
  );
  expect([413, 'cut off']).toContain(status);
  expect(taken).toBeLessThan(16 * 1024 * 1024);
  expect((await request.post('/api/quotes', { data: 'null', headers })).status()).toBe(422);
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']) {
    const response = await request.fetch('/api/quotes', { method });
    expect([response.status(), response.headers().allow], method).toEqual([405, 'POST']);
  }
});

test('cities have labels and coordinates', async ({ request }) => {
  const { cities } = await (await request.get('/api/cities?q=sf')).json();
  expect(cities[0]).toMatchObject({ label: 'San Francisco, CA, USA', latitude: expect.any(Number) });
});

test('the read-only endpoints respond', async ({ request }) => {
  const { caseStudies } = await (await request.get('/api/case-studies')).json();
  expect(caseStudies).toHaveLength(17);
  expect(await (await request.get('/api/leaderboard')).json()).toMatchObject({
    version: 1,
    board: 'hunts',
    phase: 'ended',
  });
  expect(await (await request.get('/api/leaderboard?board=jidara')).json()).toMatchObject({ measure: 'seconds' });
  expect((await request.get('/api/leaderboard?board=chess')).status()).toBe(400);
  expect(await (await request.get('/api/stocks/ACME.DEMO?since=2025-09-18')).json()).toEqual({ change: null });
  expect((await request.get('/api/stocks/bad symbol?since=x')).status()).toBe(400);
  expect(await (await request.get('/api/health')).json()).toEqual({ status: 'live' });
  expect(await (await request.get('/api/health/ready')).json()).toMatchObject({ status: 'ready', store: 'writable' });
});

test('the whole wizard works by keyboard alone', async ({ page }) => {
  const email = `keyboard-${randomUUID()}@example.com`;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.goto('/get-a-quote');
  await expect(page.getByRole('radio').first()).toBeEnabled();
  await page.getByRole('radio').first().focus();
  await press('Space', 'Enter');
  await expect(page.getByRole('combobox', { name: 'City' })).toBeVisible();
  await waitForQuestion(page, /Where/);
  await page.keyboard.press('Tab');
  await page.keyboard.type('denver');
  await expect(page.getByRole('option', { name: 'Denver, CO, USA' })).toBeVisible();
  await press('ArrowDown', 'Enter');
  await expect(page.getByRole('combobox')).toHaveValue('Denver, CO, USA');
  await press('Enter');
  await waitForQuestion(page, /players/);
  await page.getByRole('textbox', { name: /people|players/i }).focus();
  await page.keyboard.type('45');
  await press('Enter');
  await expect(total(page, '$5,475')).toBeVisible();
  await waitForQuestion(page, /game/);
  await page.getByRole('radio', { checked: true }).focus();
  await press('Enter');
  await waitForQuestion(page, /When/);
  await page.getByRole('button', { name: 'Continue' }).filter({ visible: true }).first().focus();
  await press('Enter');
  await waitForQuestion(page, /Who/);
  await press('Tab');
  await page.keyboard.type('Imani');
  await press('Tab');
  await page.keyboard.type('Okafor');
  await press('Tab');
  await page.keyboard.type(email);
  await press('Enter');
  await waitForQuestion(page, /Check/);
  await page.getByRole('button', { name: /^Send/ }).filter({ visible: true }).first().focus();
  await press('Enter', 'Enter');
  await page.waitForURL('**/get-a-quote/confirmation**');
  expect(storedFor(email)).toHaveLength(1);
});

test('on a phone, the first wrong field is visible above the bar after an error', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  for (const [search, question, field] of [
    ['type=onsite', /Where/, 'city'],
    ['type=onsite&city=Denver%2C+CO%2C+USA', /How many/, 'participantSize'],
    ['type=onsite&city=Denver%2C+CO%2C+USA&people=45&step=you', /Who/, 'firstName'],
  ] as const) {
    await page.goto(`/get-a-quote?${search}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
    const button = page.getByRole('button', { name: /^Continue/ });
    await triggerHydration(page);
    await untilHydrated(page);
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Almost there' })).toBeFocused();
    const bar = await button.locator('..').boundingBox();
    const box = await page.locator(`#quote-${field}`).boundingBox();
    expect(box!.y, field).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height, field).toBeLessThanOrEqual(bar!.y);
  }
});
