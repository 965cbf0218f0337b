import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, type Page } from './test.ts';
import { triggerHydration, untilHydrated } from './watch-page.ts';

const PRICED = '/get-a-quote?type=onsite&city=Denver%2C+CO%2C+USA&people=45';

function storedFor(email: string) {
  const db = new DatabaseSync(process.env.QUOTES_DB!, { readOnly: true });
  const rows = db.prepare('SELECT * FROM quotes WHERE email = ?').all(email);
  db.close();
  return rows;
}

const question = (page: Page) => page.getByRole('heading', { level: 1 });
const step = (page: Page) => new URL(page.url()).searchParams.get('step');
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const next = (page: Page) => button(page, 'Continue').click();
const send = (page: Page) => button(page, /^(Send request|Try again)$/).click();
const players = (page: Page) => page.getByRole('textbox', { name: 'Number of players' });
const newEmail = (what: string) => `${what}-${randomUUID()}@example.com`;

async function fillContact(page: Page, email: string) {
  await page.getByLabel('First name').fill('Imani');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill(email);
}

/** Goes from a priced link to the summary. */
async function reachSummary(page: Page, email: string) {
  await page.goto(`${PRICED}&step=you`);
  await untilHydrated(page);
  await fillContact(page, email);
  await next(page);
  await expect(question(page)).toHaveText(/Check/);
}

async function expectConfirmed(page: Page, email: string) {
  await page.waitForURL('**/get-a-quote/confirmation**');
  const rows = storedFor(email);
  expect(rows).toHaveLength(1);
  await expect(page.getByText(String(rows[0]!.reference)).first()).toBeVisible();
}

test(
  'Back, Forward and reload keep every answer, and the address names the step',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/get-a-quote');
    await page.getByRole('radio', { name: /Onsite/ }).check();
    await next(page);
    await page.getByRole('combobox').fill('Zürich Oerlikon');
    await next(page);
    await players(page).fill('47');
    await next(page);
    await next(page);
    await page.getByLabel('Anything we should know').fill('PO 4711\nTwo dogs');
    await next(page);
    await fillContact(page, 'half@');
    for (const [name, check] of [
      ['plan', () => expect(page.getByLabel('Anything we should know')).toHaveValue('PO 4711\nTwo dogs')],
      ['game', () => expect(page.getByRole('radio', { checked: true })).toHaveCount(1)],
      ['people', () => expect(players(page)).toHaveValue('47')],
      ['city', () => expect(page.getByRole('combobox')).toHaveValue('Zürich Oerlikon')],
    ] as const) {
      await page.goBack();
      await expect.poll(() => step(page)).toBe(name);
      await expect(page.getByRole('alert').filter({ hasText: 'not allowed' })).toHaveCount(0);
      await check();
      await page.reload();
      await check();
      expect(step(page)).toBe(name);
    }
    for (const name of ['people', 'game', 'plan', 'you']) {
      await page.goForward();
      await expect.poll(() => step(page)).toBe(name);
    }
    await expect(page.getByLabel('Email')).toHaveValue('half@');
    await expect(page.getByLabel('First name')).toHaveValue('Imani');
  },
);

test('two tabs keep separate answers and send a quote each', { tag: '@full' }, async ({ page, context }) => {
  const [mine, theirs] = [newEmail('first-tab'), newEmail('second-tab')];
  await reachSummary(page, mine);
  const second = await context.newPage();
  await second.goto('/get-a-quote');
  await expect(question(second)).toHaveText(/Who/);
  await expect(second.getByText(/^We kept your answers/)).toBeVisible();
  await expect(second.getByLabel('Email')).toHaveValue('');
  await fillContact(second, theirs);
  await second
    .getByRole('list', { name: 'Progress' })
    .getByRole('button', { name: /^People/ })
    .click();
  await players(second).fill('75');
  await send(page);
  await expectConfirmed(page, mine);
  await second.reload();
  await expect(players(second)).toHaveValue('75');
  for (let steps = 0; steps < 4; steps += 1) await next(second);
  await send(second);
  await expectConfirmed(second, theirs);
  expect(storedFor(mine)[0]).toMatchObject({ participant_size: 45 });
  expect(storedFor(theirs)[0]).toMatchObject({ participant_size: 75 });
});

test('a closed tab clears the contact details and nothing else', async ({ page, context }) => {
  await reachSummary(page, newEmail('closed'));
  await page.close();
  const again = await context.newPage();
  await again.goto('/get-a-quote');
  await expect(question(again)).toHaveText(/Who/);
  expect(step(again)).toBe('you');
  await expect(again.getByLabel('First name')).toHaveValue('');
  await again.goto('/get-a-quote?step=people');
  await expect(players(again)).toHaveValue('45');
});

test('a deep link opens the first incomplete step and gives the reason', async ({ page }) => {
  await page.goto('/get-a-quote?type=onsite&city=Denver&step=you');
  const reason = page.getByText('You asked for step 6; the number of players is still missing.');
  await expect(reason).toBeVisible();
  await expect(page.getByRole('status').filter({ has: reason })).toHaveCount(1);
  await expect.poll(() => step(page)).toBe('people');
  await players(page).fill('45');
  await expect(question(page)).toHaveText(/players/);
  await next(page);
  await expect(reason).toHaveCount(0);
});

test('starting over clears both storages without a question', async ({ page }) => {
  await reachSummary(page, newEmail('over'));
  await page.reload();
  await button(page, 'Start over').click();
  await expect(question(page)).toHaveText(/playing/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(left).not.toMatch(/Denver|Imani|Okafor|example|onsite/);
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeEnabled();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a link overrides earlier answers, which one click restores', async ({ page }) => {
  await page.goto(PRICED);
  await expect(page.getByText('$5,475').filter({ visible: true }).first()).toBeVisible();
  await triggerHydration(page);
  await untilHydrated(page);
  await page.goto('/get-a-quote?type=virtual&people=30&from=virtual-events');
  await expect(page.getByText('$1,500').filter({ visible: true }).first()).toBeVisible();
  await page.reload();
  await button(page, 'Bring back my earlier answers').click();
  await expect(page.getByText('$5,475').filter({ visible: true }).first()).toBeVisible();
  await expect(button(page, 'Bring back my earlier answers')).toHaveCount(0);
});

test('every step works offline, and the request is sent automatically once the network returns', async ({
  page,
  context,
}) => {
  const email = newEmail('offline');
  await page.goto('/get-a-quote');
  await triggerHydration(page);
  await untilHydrated(page);
  await context.setOffline(true);
  const line = page.getByText('You are offline. You can go on: your answers stay on this device.');
  await expect(line).toBeVisible();
  await page.getByRole('radio', { name: /Onsite/ }).check();
  await next(page);
  await page.getByRole('combobox').fill('Denver');
  await next(page);
  await players(page).fill('45');
  await next(page);
  await expect(question(page)).toHaveText(/Which game/);
  await page.goBack();
  await expect(players(page)).toHaveValue('45');
  await next(page);
  await next(page);
  await next(page);
  await fillContact(page, email);
  await next(page);
  await expect(question(page)).toHaveText(/Check/);
  await expect(line).toBeVisible();
  await send(page);
  const notice = page.getByRole('alert').filter({ hasText: 'You are offline.' });
  await expect(notice).toContainText('as soon as you are back online');
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/);
  expect(storedFor(email)).toHaveLength(0);
  await context.setOffline(false);
  await expectConfirmed(page, email);
});

test('a long press counts, also while the suggestions close', async ({ page }) => {
  await page.goto('/get-a-quote');
  await page.getByRole('radio', { name: /Onsite/ }).check();
  await next(page);
  await page.getByRole('combobox').fill('Denver');
  await expect(page.getByRole('option', { name: 'Denver, CO, USA' })).toBeVisible();
  await button(page, 'Continue').click({ delay: 120 });
  await expect(players(page)).toBeVisible();
});

for (const step of ['type', 'city', 'people', 'game', 'plan', 'you', 'send']) {
  test(`going offline and back at the step ${step} loses nothing`, { tag: '@full' }, async ({ page, context }) => {
    await reachSummary(page, newEmail(`gone-${step}`));
    await page.goto(`/get-a-quote?step=${step}`);
    await untilHydrated(page);
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline\. You can go on/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You are offline/)).toHaveCount(0);
    await page.goto('/get-a-quote?step=send');
    await expect(page.getByText('Imani Okafor')).toBeVisible();
    await expect(page.getByText('Denver, CO, USA').first()).toBeVisible();
  });
}

test('a lost response and a second click create one quote', async ({ page }) => {
  const email = newEmail('lost');
  await reachSummary(page, email);
  let isLost = true;
  await page.route('**/api/quotes', async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await send(page);
  await expectConfirmed(page, email);
});

test('a network failure is reported after four attempts, and nothing is lost', { tag: '@full' }, async ({ page }) => {
  const email = newEmail('dead');
  await reachSummary(page, email);
  let attempts = 0;
  await page.route('**/api/quotes', (route) => {
    attempts += 1;
    return route.abort('connectionrefused');
  });
  await send(page);
  await expect(page.getByText('No answer yet. Trying again, attempt 2 of 4.')).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: 'The network did not answer.' });
  await expect(notice).toContainText('Your answers are all still here.', { timeout: 20_000 });
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/);
  expect(attempts).toBe(4);
  await page.unroute('**/api/quotes');
  await page.reload();
  await expect(page.getByText('Imani Okafor')).toBeVisible();
  await send(page);
  await expectConfirmed(page, email);
});

test('a busy server shows when to retry', async ({ page }) => {
  await reachSummary(page, newEmail('busy'));
  await page.route('**/api/quotes', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '120' }, json: { error: 'Too many.' } }),
  );
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Try again in 2 minutes' })).toBeVisible();
});

test('an answer that the server rejects leads back to its field', async ({ page }) => {
  const email = newEmail('refused');
  await reachSummary(page, email);
  await page.route('**/api/quotes', (route) =>
    route.fulfill({ status: 422, json: { errors: { email: 'That mailbox is closed.' } } }),
  );
  await send(page);
  await expect(question(page)).toHaveText(/Who/);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('That mailbox is closed.');
  await page.unroute('**/api/quotes');
  const other = newEmail('accepted');
  await page.getByLabel('Email').fill(other);
  await next(page);
  await send(page);
  await expectConfirmed(page, other);
});
