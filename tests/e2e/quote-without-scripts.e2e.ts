import AxeBuilder from '@axe-core/playwright';
import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from './test.ts';
import { storedFor } from './stored-quotes.ts';
import { watchPage } from './watch-page.ts';

const DAY = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
const PLANNED = '/get-a-quote?type=scavenger-hunt&city=Denver%2C+CO%2C+USA&people=45&game=city-hunt';

const question = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const sheet = (page: Page) => page.getByRole('complementary', { name: 'Score sheet' });
const next = (page: Page) => page.getByRole('button', { name: /^(Continue|Send request)$/ }).click();
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function fillContact(page: Page, email: string) {
  await field(page, 'First name').fill('Imani');
  await field(page, 'Last name').fill('Okafor');
  await field(page, 'Email').fill(email);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor answers one question a page, sees the price, corrects errors, and receives a reference', async ({
    page,
  }) => {
    const watch = watchPage(page);
    const email = `plain-${randomUUID()}@example.com`;
    await page.goto('/get-a-quote');
    await next(page);
    await expect(page.getByRole('alert')).toContainText('Choose one of the listed event types.');
    await page.getByRole('radio', { name: 'Scavenger hunt' }).check();
    await next(page);
    await expect(question(page)).toBeFocused();
    await field(page, 'City').fill('sf');
    await next(page);
    await expect(page.getByText('We read “sf” as San Francisco, CA, USA.')).toBeVisible();
    await expect(sheet(page)).toContainText('None inside San Francisco');
    await expect(page.getByRole('button', { name: /ten more/ })).toBeHidden();
    await field(page, 'Number of players').fill('45');
    await next(page);
    await expect(question(page)).toBeInViewport();
    await expect(sheet(page)).toContainText('$2,475');
    await page.getByRole('radio', { name: 'City Hunt' }).check();
    await next(page);
    await page.getByLabel('Second choice').fill(DAY);
    await next(page);
    await fillContact(page, 'imani@');
    await next(page);
    const summary = page.getByRole('alert');
    await expect(summary).toBeInViewport();
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: /^Enter an email address/ }).click();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/^Enter an email address with an @/);
    await expect(field(page, 'First name')).toHaveValue('Imani');
    await field(page, 'Email').fill(email);
    await next(page);

    await page.getByRole('button', { name: 'Change city' }).click();
    await expect(field(page, 'City')).toHaveValue('San Francisco, CA, USA');
    await field(page, 'City').fill('Denver, CO, USA');
    await next(page);
    await expect(question(page)).toHaveText('Check and send');
    await expect(sheet(page)).toContainText('$5,475');
    expect(storedFor(email)).toEqual([]);
    await page.getByRole('button', { name: 'Send request' }).dblclick();
    await expect(question(page)).toHaveText('Your move is in');
    const [row, ...others] = storedFor(email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      total: 5475,
      city: 'Denver, CO, USA',
      game: 'city-hunt',
      latitude: expect.any(Number),
    });
    await expect(page.getByText(String(row!.reference), { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Nothing is booked and nothing is charged').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print the approval pack' })).toBeHidden();
    await page.reload();
    await expect(page.getByText(String(row!.reference), { exact: true }).first()).toBeVisible();
    expect(storedFor(email)).toHaveLength(1);
    expect(watch.errors.filter((error) => /Content.Security|violates|Refused/i.test(error))).toEqual([]);
  });

  test('the Back button of the browser and of the form return to earlier answers', async ({ page }) => {
    await page.goto(PLANNED);
    await field(page, 'Anything we should know').fill('Two crews.\nOne stroller.');
    await next(page);
    await fillContact(page, 'half@');
    await page.getByRole('button', { name: 'Back to dates' }).click();
    await expect(field(page, 'Anything we should know')).toHaveValue('Two crews.\nOne stroller.');
    await page
      .getByRole('list', { name: 'Progress' })
      .getByRole('button', { name: /^People/ })
      .click();
    await expect(field(page, 'Number of players')).toHaveValue('45');
    await page.goBack();
    await expect(field(page, 'Anything we should know')).toHaveValue('Two crews.\nOne stroller.');
    await page.goBack();
    await expect(question(page)).toHaveText('Who gets the quote?');
    await page.goForward();
    await next(page);
    await expect(field(page, 'Email')).toHaveValue('half@');
  });

  test('the form works by keyboard alone, and Enter leads to the next question', { tag: '@full' }, async ({ page }) => {
    const email = `plain-keyboard-${randomUUID()}@example.com`;
    await page.goto('/get-a-quote');
    await page.getByRole('radio', { name: 'Scavenger hunt' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await field(page, 'City').focus();
    await page.keyboard.type('Denver, CO, USA');
    await page.keyboard.press('Enter');
    await field(page, 'Number of players').focus();
    await page.keyboard.type('45');
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toContainText('$5,475');
    await next(page);
    await next(page);
    for (const text of ['Imani', 'Okafor', email]) {
      if (text === 'Imani') await field(page, 'First name').focus();
      await page.keyboard.type(text);
      if (text !== email) await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveText('Check and send');
    expect(storedFor(email)).toEqual([]);
    await page.getByRole('button', { name: 'Send request' }).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveText('Your move is in');
    expect(storedFor(email)).toHaveLength(1);
  });

  test('links and shorter forms pass on their answers', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'In San Francisco' }).check();
    await page.getByLabel('How many people?').fill('60');
    await page.getByRole('button', { name: 'Go on with this group' }).click();
    await expect(sheet(page)).toContainText('60 players');
    await expect(sheet(page)).toContainText('$3,350');

    await page.goto('/escape-rooms/journey-to-jidara');
    await page.getByLabel('Which day?').fill(DAY);
    await page.getByLabel('How many people?').fill('20');
    await page.getByRole('button', { name: 'Ask for this date' }).click();
    await expect(sheet(page)).toContainText('$1,500');
    await expect(question(page)).toHaveText('Who gets the quote?');
    await page.getByRole('button', { name: 'Back to dates' }).click();
    await expect(page.getByLabel('First choice')).toHaveValue(DAY);
    await page.getByRole('button', { name: 'Back to game' }).click();
    await expect(page.getByRole('radio', { name: 'Journey to Jidara' })).toBeChecked();
  });

  test('families post their short form', async ({ page }) => {
    const email = `family-${randomUUID()}@example.com`;
    await page.goto('/homeschool-hunt');
    await page.getByLabel('Your first name').fill('Dana');
    await page.getByLabel('Number of children').fill('eight');
    await page.getByRole('button', { name: 'Ask for a date and price' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Enter the number of children, such as 8.' }),
    ).toBeInViewport();
    await expect(page.getByLabel('Your first name')).toHaveValue('Dana');
    await expect(page.getByLabel('Number of children')).toHaveValue('eight');
    await page.getByLabel('Your last name').fill('Ruiz');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Number of children').fill('8');
    await page.getByLabel('City or park').fill('Golden Gate Park');
    await page.getByRole('button', { name: 'Ask for a date and price' }).dblclick();
    await expect(page.getByText(/^Thank you\. Your request has the number RR-/)).toBeInViewport();
    expect(storedFor(email)).toMatchObject([{ type_of_event: 'homeschool', participant_size: 8 }]);
  });

  test('the confirmation without a quote links to the form', async ({ page }) => {
    await page.goto('/get-a-quote/confirmation');
    await expect(question(page)).toHaveText('No pieces on this square yet');
    await page.getByRole('link', { name: 'Build a quote' }).first().click();
    await expect(page).toHaveURL(/\/get-a-quote/);
  });
});

test('every posted page is complete and accessible', { tag: '@full' }, async ({ page }) => {
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  const check = async (name: string) => {
    await expect(question(page)).toHaveText(name);
    for (const width of [1440, 901, 600, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual([]);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/get-a-quote');
  await next(page);
  await check('What are we playing?');
  await page.getByRole('radio', { name: 'Onsite event' }).check();
  await next(page);
  await check('Where?');
  await field(page, 'City').fill('Denver, CO, USA');
  await next(page);
  await field(page, 'Number of players').fill('many');
  await next(page);
  await check('How many players?');
  await field(page, 'Number of players').fill('45');
  await next(page);
  await check('Which game?');
  await next(page);
  await check('When, and what for?');
  await next(page);
  await next(page);
  await check('Who gets the quote?');
  await fillContact(page, `axe-${randomUUID()}@example.com`);
  await next(page);
  await check('Check and send');
  await next(page);
  await check('Your move is in');
});

/** The hidden fields of React, which identify the form. */
async function reactFields(page: Page): Promise<Record<string, string>> {
  await page.goto('/get-a-quote');
  const hidden = await page
    .locator('#quote input[type="hidden"]')
    .evaluateAll((inputs) =>
      inputs.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value]),
    );
  return Object.fromEntries(hidden) as Record<string, string>;
}

test.describe('a posted form', () => {
  test('is answered for this visitor alone, with a strict policy', async ({ page, request }) => {
    const multipart = { ...(await reactFields(page)), typeOfEvent: 'onsite', intent: 'next' };
    const answer = await request.post('/get-a-quote', { multipart });
    expect(answer.status()).toBe(200);
    const { 'cache-control': cache, 'content-security-policy': policy = '' } = answer.headers();
    expect(cache).toBe('private, no-cache');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(await answer.text()).not.toContain('__next_f');
  });

  test('is identified by the same fields in every build, so that pages of an earlier build still get an answer', async ({
    page,
  }) => {
    const { '$ACTION_1:0': action = '', $ACTION_KEY: key } = await reactFields(page);
    // Both change when components/quote-wizard/answer-question.action.ts or its function has another name: then forms that are open get a
    // page that asks to reload.
    expect(JSON.parse(action)).toMatchObject({ id: '60df336983b2a4ce15b1fa64d7a52bab47874342c2' });
    expect(key).toBe('p/get-a-quote');
  });

  for (const [what, status, fields, headers] of [
    ['from another site', 403, {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['that is too long', 413, { description: 'x'.repeat(50_000) }, {}],
    ['of another version', 409, { '$ACTION_1:0': `{"id":"60${'0'.repeat(40)}","bound":"$@1"}` }, {}],
    ['without the fields of React', 409, { $ACTION_REF_1: undefined }, {}],
  ] as const) {
    test(`${what} is refused with a page that says what to do`, async ({ page, request }) => {
      const all = { ...(await reactFields(page)), typeOfEvent: 'onsite', intent: 'next', ...fields };
      const multipart = Object.fromEntries(
        Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
      const answer = await request.post('/get-a-quote', { multipart, headers });
      expect(answer.status()).toBe(status);
      expect(await answer.text()).toContain('Go back with the back button of your browser');
      expect(answer.headers()['content-security-policy']).toMatch(/^default-src 'none'/);
    });
  }

  test('of another type is refused', async ({ request }) => {
    expect((await request.post('/get-a-quote', { form: { typeOfEvent: 'onsite' } })).status()).toBe(415);
    expect((await request.post('/about', { multipart: { a: '1' } })).status()).toBe(405);
  });
});
