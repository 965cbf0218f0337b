import type { Page } from 'playwright';

/** A page in a state that interactions lead to. */
export type State = { name: string; path: string; reach?: (page: Page) => Promise<void> };

const QUOTE = '/get-a-quote';
const LINK = `${QUOTE}?type=scavenger-hunt&city=Denver%2C+CO%2C+USA&people=45`;

/** Wide screens and phones have separate buttons. */
const press = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const clickContinue = (page: Page) => press(page, /^(Continue|Next)/);

const waitForQuestion = (page: Page, question: RegExp) =>
  page.getByRole('heading', { level: 1, name: question }).waitFor();

async function goToGame(page: Page): Promise<void> {
  await waitForQuestion(page, /game/);
}

async function goToDates(page: Page): Promise<void> {
  await goToGame(page);
  await clickContinue(page);
  await waitForQuestion(page, /When/);
}

async function goToContact(page: Page): Promise<void> {
  await goToDates(page);
  await clickContinue(page);
  await waitForQuestion(page, /Who/);
}

async function goToSummary(page: Page): Promise<void> {
  await goToContact(page);
  await page.getByLabel('First name').fill('Imani');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill('imani@example.com');
  await clickContinue(page);
  await waitForQuestion(page, /Check/);
}

/** Every state that opens, fails or appears later, besides the pages as they load. */
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
  {
    name: 'a picture over the page',
    path: '/case-studies/lumenfold-mission-mural-dash#picture-2',
    reach: waitForDialog,
  },
  { name: 'first step', path: QUOTE, reach: (page) => page.getByRole('radio').first().waitFor() },
  {
    name: 'first step, with an error',
    path: QUOTE,
    async reach(page) {
      await page.getByRole('radio').first().waitFor();
      await clickContinue(page);
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
      await clickContinue(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'game', path: LINK, reach: goToGame },
  { name: 'dates', path: LINK, reach: goToDates },
  { name: 'who', path: LINK, reach: goToContact },
  {
    name: 'who, with errors',
    path: LINK,
    async reach(page) {
      await goToContact(page);
      await clickContinue(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'check', path: LINK, reach: goToSummary },
  {
    name: 'offline at sending',
    path: LINK,
    async reach(page) {
      await goToSummary(page);
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
      await goToSummary(page);
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

function waitForDialog(page: Page): Promise<void> {
  return page.getByRole('dialog').waitFor();
}
