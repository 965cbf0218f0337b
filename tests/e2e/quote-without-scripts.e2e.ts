import AxeBuilder from '@axe-core/playwright';
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, type Page } from './test.ts';
import { watchPage } from './watch-page.ts';

const DAY = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);

/** What the no-script form sends for 45 people in Denver. */
const ANSWERS = {
  typeOfEvent: 'scavenger-hunt',
  city: 'Denver, CO, USA',
  participantSize: '45',
  game: 'recommend',
  preferredDates: DAY,
  description: 'Two crews.\nOne stroller.',
  firstName: 'Imani',
  lastName: 'Okafor',
  email: 'imani@example.com',
  phone: '',
};

function storedFor(email: string) {
  const db = new DatabaseSync(process.env.QUOTES_DB!, { readOnly: true });
  const rows = db.prepare('SELECT * FROM quotes WHERE email = ?').all(email);
  db.close();
  return rows;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const priceSummary = (page: Page) => page.getByRole('region', { name: 'Score sheet' });
const showPrice = (page: Page) => page.getByRole('button', { name: 'Show the price' });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor sees the price, corrects errors, sends, and receives a reference', async ({ page }) => {
    const watch = watchPage(page);
    const email = `plain-${randomUUID()}@example.com`;
    await page.goto('/get-a-quote');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your price in three answers');
    await expect(page.getByRole('list', { name: 'Progress' })).toBeHidden();

    await page.getByRole('radio', { name: 'Scavenger hunt' }).check();
    await field(page, 'City').fill('sf');
    await field(page, 'Number of players').fill('45');
    await showPrice(page).click();
    await expect(page).toHaveURL(/\/api\/quotes#plain-answer$/);
    await expect(priceSummary(page)).toBeInViewport();
    await expect(priceSummary(page)).toContainText('None inside San Francisco');
    await expect(priceSummary(page)).toContainText('$2,475');
    await expect(page.getByText('We read “sf” as San Francisco, CA, USA.')).toBeVisible();
    await expect(field(page, 'City')).toHaveValue('San Francisco, CA, USA');
    await expect(page.getByRole('radio', { name: 'Scavenger hunt' })).toBeChecked();

    await field(page, 'City').fill('Denver, CO, USA');
    await page.getByLabel('Second choice').fill(DAY);
    await page.getByRole('radio', { name: 'Lantern Night' }).check();
    await field(page, 'Last name').fill('Okafor');
    await field(page, 'Email').fill('imani@');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveTitle(/^Error: /);
    const summary = page.getByRole('alert');
    await expect(summary).toBeInViewport();
    await expect(summary.getByRole('link')).toHaveText([
      /^Lantern Night is made for/,
      'Enter your first name.',
      /^Enter an email address with an @/,
    ]);
    await summary.getByRole('link', { name: 'Enter your first name.' }).click();
    await expect(field(page, 'First name')).toBeFocused();
    await expect(field(page, 'First name')).toHaveAccessibleDescription('Enter your first name.');
    await expect(field(page, 'Email')).toHaveValue('imani@');
    await expect(page.getByLabel('Second choice')).toHaveValue(DAY);
    await expect(priceSummary(page)).toContainText('$5,475');

    await page.getByRole('radio', { name: 'City Hunt' }).check();
    await field(page, 'First name').fill('Imani');
    await field(page, 'Email').fill(email);
    await page.getByRole('button', { name: 'Send request' }).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your move is in');
    const rows = storedFor(email);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      total: 5475,
      city: 'Denver, CO, USA',
      game: 'city-hunt',
      latitude: expect.any(Number),
    });
    const reference = page.getByText(String(rows[0]!.reference), { exact: true });
    await expect(reference).toBeVisible();
    await expect(page.getByText('Nothing is booked and nothing is charged').first()).toBeVisible();
    await page.reload();
    await expect(reference).toBeVisible();
    expect(storedFor(email)).toHaveLength(1);
    expect(watch.errors.filter((error) => /Content.Security|violates|Refused/i.test(error))).toEqual([]);
  });

  test(
    'the whole form works by keyboard alone, and Enter shows the price instead of sending',
    { tag: '@full' },
    async ({ page }) => {
      const email = `plain-keyboard-${randomUUID()}@example.com`;
      await page.goto('/get-a-quote');
      await page.getByRole('radio', { name: 'Scavenger hunt' }).focus();
      await page.keyboard.press('Space');
      for (const name of ['See the homeschool hunt', 'City']) {
        await page.keyboard.press('Tab');
        await expect(page.getByRole(name === 'City' ? 'textbox' : 'link', { name, exact: true })).toBeFocused();
      }
      await page.keyboard.type('Denver, CO, USA');
      await page.keyboard.press('Tab');
      await page.keyboard.type('45');
      await page.keyboard.press('Enter');
      await expect(priceSummary(page)).toContainText('$5,475');

      for (const [name, text] of [
        ['First name', 'Imani'],
        ['Last name', 'Okafor'],
        ['Email', email],
      ] as const) {
        await field(page, name).focus();
        await page.keyboard.type(text);
      }
      // The page before the answer has the same values.
      const answered = page.waitForEvent('load');
      await page.keyboard.press('Enter');
      await answered;
      await expect(field(page, 'Email')).toHaveValue(email);
      expect(storedFor(email)).toEqual([]);
      await page.getByRole('button', { name: 'Send request' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your move is in');
      expect(storedFor(email)).toHaveLength(1);
    },
  );

  test('shorter forms pass on their answers', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Go on with this group' })).toBeHidden();
    await page.getByRole('radio', { name: 'In San Francisco' }).check();
    await page.getByLabel('How many people?').fill('60');
    await showPrice(page).click();
    await expect(field(page, 'Number of players')).toHaveValue('60');
    await expect(field(page, 'City')).toHaveValue('San Francisco, CA, USA');
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.goto('/escape-rooms/journey-to-jidara');
    await page.getByLabel('Which day?').fill(DAY);
    await page.getByLabel('How many people?').fill('20');
    await showPrice(page).click();
    await expect(priceSummary(page)).toContainText('$1,500');
    await expect(page.getByRole('radio', { name: 'Journey to Jidara' })).toBeChecked();
    await expect(page.getByLabel('First choice')).toHaveValue(DAY);
  });

  for (const width of [320, 600, 901, 1440]) {
    test(`the form fits ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/get-a-quote');
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      const box = await page.getByRole('form', { name: 'Quote on one page' }).boundingBox();
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    });
  }

  test('the confirmation without a quote links to the form', async ({ page }) => {
    await page.goto('/get-a-quote/confirmation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No pieces on this square yet');
    await page.getByRole('link', { name: 'Build a quote' }).first().click();
    await expect(page).toHaveURL(/\/get-a-quote$/);
  });
});

/** Submits a form from a page of the site, in a browser that runs scripts. */
async function post(page: Page, fields: Record<string, string>) {
  await page.goto('/about');
  await page.evaluate((values) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/api/quotes' });
    for (const [name, value] of Object.entries(values))
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    document.body.append(form);
    form.submit();
  }, fields);
  await page.waitForURL('**/api/quotes');
}

for (const { name, fields, heading } of [
  { name: 'the price', fields: { ...ANSWERS, intent: 'price' }, heading: 'Your price in three answers' },
  {
    name: 'errors in every field',
    fields: {
      intent: 'send',
      participantSize: '0',
      phone: '1',
      game: 'Lantern',
      preferredDates: '2020-01-01',
      city: '',
    },
    heading: 'Your price in three answers',
  },
  { name: 'the confirmation', fields: { ...ANSWERS, intent: 'send' }, heading: 'Your move is in' },
]) {
  test(`a response with ${name} is complete and accessible in every browser`, { tag: '@full' }, async ({ page }) => {
    await post(page, fields);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('script, noscript, [data-wizard]')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /^noindex/);
    for (const width of [1440, 901, 600, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual([]);
  });
}

test('a response is not cached, and has a policy without any inline script', async ({ request }) => {
  const answer = await request.post('/api/quotes', { form: { ...ANSWERS, intent: 'price' } });
  expect(answer.status()).toBe(200);
  const { 'cache-control': cache, 'content-security-policy': policy } = answer.headers();
  expect(cache).toBe('no-store');
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(policy).not.toContain('unsafe-inline');
  expect(await answer.text()).not.toContain('<script');
});
