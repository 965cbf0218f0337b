import type { Page } from 'playwright';

/** A page in a state that somebody has brought it to. */
export type State = { name: string; path: string; reach?: (page: Page) => Promise<void> };

const QUOTE = '/get-a-quote';
const LINK = `${QUOTE}?type=scavenger-hunt&city=Denver%2C+CO%2C+USA&people=45`;

/** Wide screens and phones have their own button. */
const press = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const goOn = (page: Page) => press(page, /^(Continue|Next)/);

const asks = (page: Page, question: RegExp) => page.getByRole('heading', { level: 1, name: question }).waitFor();

async function toGame(page: Page): Promise<void> {
  await asks(page, /game/);
}

async function toDates(page: Page): Promise<void> {
  await toGame(page);
  await goOn(page);
  await asks(page, /When/);
}

async function toYou(page: Page): Promise<void> {
  await toDates(page);
  await goOn(page);
  await asks(page, /Who/);
}

async function toCheck(page: Page): Promise<void> {
  await toYou(page);
  await page.getByLabel('First name').fill('Imani');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill('imani@example.com');
  await goOn(page);
  await asks(page, /Check/);
}

/** Everything that opens, goes wrong or comes later, beside the pages as they load. */
export const STATES: readonly State[] = [
  {
    name: 'menu open',
    path: '/',
    async reach(page) {
      const menu = page.getByText('Menu', { exact: true });
      if (await menu.isVisible()) await menu.click();
    },
  },
  { name: 'all questions open', path: '/', reach: (page) => openAll(page) },
  { name: 'all questions open', path: '/escape-rooms/journey-to-jidara', reach: (page) => openAll(page) },
  {
    name: 'price, with its working',
    path: '/',
    async reach(page) {
      await page
        .getByRole('textbox', { name: /people/i })
        .first()
        .fill('72');
      await openAll(page);
    },
  },
  { name: 'no such page', path: '/no-such-page' },
  { name: 'nothing found', path: '/case-studies?q=zeppelin' },
  { name: 'a category', path: '/case-studies?category=Onboarding' },
  { name: 'a picture over the page', path: '/case-studies/lumenfold-mission-mural-dash#picture-2', reach: dialog },
  { name: 'first step', path: QUOTE, reach: (page) => page.getByRole('radio').first().waitFor() },
  {
    name: 'first step, with an error',
    path: QUOTE,
    async reach(page) {
      await page.getByRole('radio').first().waitFor();
      await goOn(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'city list open',
    path: `${QUOTE}?type=offsite`,
    async reach(page) {
      await page.getByRole('combobox').fill('denver');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'how many, with an error',
    path: `${QUOTE}?type=virtual`,
    async reach(page) {
      await page.getByRole('textbox', { name: /people|players/i }).fill('none');
      await goOn(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'game', path: LINK, reach: toGame },
  { name: 'dates', path: LINK, reach: toDates },
  { name: 'who', path: LINK, reach: toYou },
  {
    name: 'who, with errors',
    path: LINK,
    async reach(page) {
      await toYou(page);
      await goOn(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'check', path: LINK, reach: toCheck },
  {
    name: 'offline at sending',
    path: LINK,
    async reach(page) {
      await toCheck(page);
      await page.context().setOffline(true);
      await press(page, /^Send/);
      await page
        .getByText(/offline/i)
        .first()
        .waitFor();
    },
  },
  {
    name: 'sent',
    path: LINK,
    async reach(page) {
      await toCheck(page);
      await press(page, /^Send/);
      await page.waitForURL('**/confirmation**');
      await page.getByText(/RR-/).first().waitFor();
    },
  },
  {
    name: 'preview desk, with faults',
    path: '/case-studies/preview?test-mode=true',
    async reach(page) {
      await page.getByRole('textbox').first().fill('[{"title": "Half a study"}]');
      await page.getByRole('button', { name: 'Load', exact: true }).click();
      await page.getByText('Case study 1').first().waitFor();
    },
  },
];

async function openAll(page: Page): Promise<void> {
  await page.locator('main details:not([open]) > summary').evaluateAll((summaries) => {
    for (const summary of summaries) (summary.parentElement as HTMLDetailsElement).open = true;
  });
}

function dialog(page: Page): Promise<void> {
  return page.getByRole('dialog').waitFor();
}
