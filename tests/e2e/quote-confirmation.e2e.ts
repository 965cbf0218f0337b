import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, type Page } from './test.ts';
import { sentQuote } from '../factories/sent-quote.ts';
import { untilHydrated } from './watch-page.ts';

const DAY = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
const PRICED = `/get-a-quote?type=onsite&city=Denver%2C+CO%2C+USA&people=45&game=office-hunt&date=${DAY}&step=you`;

function storedFor(email: string) {
  const db = new DatabaseSync(process.env.QUOTES_DB!, { readOnly: true });
  const rows = db.prepare('SELECT * FROM quotes WHERE email = ?').all(email);
  db.close();
  return rows;
}

const question = (page: Page) => page.getByRole('heading', { level: 1 });

/** Fills in the contact details of a priced link, sends it with the wizard, and returns the reference on the confirmation. */
async function send(page: Page, email: string): Promise<string> {
  await page.goto(PRICED);
  await untilHydrated(page);
  await page.getByLabel('First name').fill('Imani');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill(email);
  await page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.waitForURL('**/get-a-quote/confirmation**');
  return new URL(page.url()).searchParams.get('ref') ?? '';
}

/** Opens the confirmation as if this browser had sent the quote. */
async function openSent(page: Page, quote: ReturnType<typeof sentQuote>) {
  await page.goto('/get-a-quote/confirmation');
  await page.evaluate((text) => sessionStorage.setItem('quote-sent', text), JSON.stringify(quote));
  await page.reload();
  await expect(page.getByText(quote.reference).first()).toBeVisible();
}

test('Back after sending shows what was sent, also when the first answer was posted before hydration', async ({
  page,
}) => {
  let isLate = true;
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    if (isLate) await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await page.goto(PRICED);
  await page.getByLabel('First name').fill('Imani');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill(`late-${randomUUID()}@example.com`);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(question(page)).toHaveText('Check and send');
  isLate = false;
  await untilHydrated(page);
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.waitForURL('**/get-a-quote/confirmation**');
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  for (let back = 0; back < 2; back += 1) {
    await page.goBack();
    await expect(question(page)).toHaveText(`This request is sent: ${reference}`);
  }
  await expect(page.getByRole('button', { name: /^(Send|Continue)/ })).toHaveCount(0);
});

test('Back after sending shows what was sent, and one quote stays one', async ({ page }) => {
  const email = `back-${randomUUID()}@example.com`;
  const reference = await send(page, email);
  await page.goBack();
  await expect(question(page)).toHaveText(`This request is sent: ${reference}`);
  await page.goBack();
  await expect(question(page)).toHaveText(`This request is sent: ${reference}`);
  await page.reload();
  await expect(question(page)).toHaveText(`This request is sent: ${reference}`);
  await expect(page.getByRole('button', { name: /^(Send|Continue)/ })).toHaveCount(0);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/confirmation/);
  await expect(page.getByText(reference).first()).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: 'Start a new quote' }).click();
  await expect(question(page)).toHaveText('What are we playing?');
  await page.getByRole('radio', { name: /Offsite/ }).check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quote-draft'))).toContain('offsite');
  await page.reload();
  await expect(page.getByRole('radio', { name: /Offsite/ })).toBeChecked();
  await page.goto(`/get-a-quote/confirmation?ref=${reference}`);
  await expect(page.getByText(reference).first()).toBeVisible();
  expect(storedFor(email)).toHaveLength(1);
});

test('the shared link opens the same price on another device, without personal data', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSent(page, sentQuote());
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toMatch(/imani|okafor|7788|wheelchair/i);
  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.getByText('$5,475', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await other.close();
});

test('a preferred day becomes a tentative calendar entry', async ({ page }) => {
  await openSent(page, sentQuote());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a hold for Thursday, December 10, 2026' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('hold-2026-12-10-RR-7KQ2-M9TX.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('DTSTART;VALUE=DATE:20261210\r\n');
  expect(text).toContain('STATUS:TENTATIVE\r\n');
});

for (const format of ['A4', 'Letter'] as const) {
  test(
    `the approval pack prints on one page of ${format}, also with long answers`,
    { tag: '@full' },
    async ({ page }) => {
      const quote = sentQuote({
        gameName: 'Museum After Hours',
        price: { baseFee: 3000, participants: 225_750, total: 228_750 },
        answers: {
          city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales, United Kingdom',
          participantSize: 5000,
          preferredDates: ['2026-12-10', '2026-12-16', '2026-12-30'],
        },
      });
      await openSent(page, quote);
      await page.emulateMedia({ media: 'print' });
      const paper = page.getByRole('article');
      for (const text of ['Included', 'Not included', 'Terms and papers', 'An email to forward'])
        await expect(paper.getByRole('heading', { name: text, exact: true })).toBeVisible();
      await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
      await expect(question(page)).toHaveCount(0);
      await page.emulateMedia({ media: null });
      const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    },
  );
}

test('the confirmation fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSent(page, sentQuote({ answers: { preferredDates: ['2026-12-10', '2026-12-16', '2026-12-30'] } }));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
});
