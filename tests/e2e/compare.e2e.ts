import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from './test.ts';
import { untilHydrated } from './watch-page.ts';

const PATH = '/team-building/the-experience';
const tool = (page: Page) => page.locator('#compare');
const ranked = (page: Page) => tool(page).locator('ol > li h3');
const sideBySide = (page: Page) => tool(page).getByRole('table', { name: 'Formats side by side' });

async function letterOf(page: Page): Promise<{ subject: string; body: string }> {
  const href = await tool(page).getByRole('link', { name: 'Open it as an email' }).getAttribute('href');
  const query = new URLSearchParams(href!.replace(/^mailto:\?/, ''));
  return { subject: query.get('subject')!, body: query.get('body')! };
}

test('the formats re-rank while answers change, and a letter for 80 people in Chicago is ready', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PATH);
  await expect(ranked(page).first()).toHaveText('City Hunt');
  await tool(page).getByLabel('How many people?', { exact: true }).fill('80');
  await tool(page).getByLabel('Which city?').fill('Chicago');
  await tool(page).getByLabel('What mood?').selectOption('Doing some good');
  await expect(ranked(page).first()).toHaveText('Pack It Forward');
  await expect(tool(page).getByRole('status').first()).toHaveText('Pack It Forward fits best: $7,450 in total.');
  await expect(page).toHaveURL(`${PATH}?people=80&city=Chicago&mood=giving`);
  await expect(tool(page).locator('ol > li').first()).toContainText('$7,450, $93.13 each. 90 minutes.');
  await expect(tool(page).locator('ol > li').first()).toContainText('Wrenfield Clinics, 100 people');

  const { subject, body } = await letterOf(page);
  expect(subject).toBe('A team event for 80 people in Chicago');
  expect(body).toContain('- Pack It Forward, 90 minutes: $7,450 in total, $93.13 each, with $3,000 travel and set-up');
  const link = /https?:\S+/.exec(body)![0];
  await tool(page).getByRole('button', { name: 'Copy the letter' }).click();
  await expect(tool(page).getByText('The letter is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('80 people in Chicago');

  // Whoever gets the link sees the same.
  await page.goto(link);
  await expect(tool(page).getByLabel('How many people?', { exact: true })).toHaveValue('80');
  await expect(ranked(page).first()).toHaveText('Pack It Forward');
  expect((await letterOf(page)).body).toContain('Pack It Forward');
});

test('up to three formats are compared side by side in a table', async ({ page }) => {
  await page.goto(PATH);
  await expect(sideBySide(page).getByRole('columnheader')).toHaveText(['', /./, /./, /./]);
  for (const name of ['Museum After Hours', 'The Missing Memo', 'Journey to Jidara'])
    await tool(page)
      .getByRole('checkbox', { name: `Compare ${name}` })
      .check();
  await expect(sideBySide(page).getByRole('columnheader')).toHaveText([
    '',
    'Museum After Hours',
    'The Missing Memo',
    'Journey to Jidara',
  ]);
  await expect(sideBySide(page).getByRole('row', { name: /^People/ })).toContainText('10 to 12010 to 3004 to 48');
  await expect(tool(page).getByRole('checkbox', { name: 'Compare City Hunt' })).toBeDisabled();
  // The choice stays when the order changes and formats move below the fold.
  await tool(page).getByLabel('What kind of place?').selectOption('Online');
  await expect(ranked(page).first()).not.toHaveText('City Hunt');
  await expect(sideBySide(page).getByRole('columnheader', { name: 'Museum After Hours' })).toBeVisible();
  await expect(page).toHaveURL(/pin=museum-hunt&pin=office-hunt&pin=journey-to-jidara$/);
  await page.reload();
  await expect(sideBySide(page).getByRole('columnheader', { name: 'The Missing Memo' })).toBeVisible();
});

test('sliders move by keyboard, a wrong number is explained, and what was chosen before hydration remains', async ({
  page,
}) => {
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(PATH);
  await tool(page).getByLabel('Which city?').fill('Chicago');
  await tool(page).getByLabel('What mood?').selectOption('Festive');
  await untilHydrated(page);
  await expect(tool(page).getByLabel('Which city?')).toHaveValue('Chicago');
  await expect(ranked(page).first()).toHaveText('Lantern Night');
  const slider = tool(page).getByLabel('How many people, as a slider');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(tool(page).getByLabel('How many people?', { exact: true })).toHaveValue('1000');
  await expect(ranked(page).first()).toHaveText('Follow the Sun');
  await tool(page).getByLabel('How many people?', { exact: true }).fill('many');
  await expect(tool(page).getByText('Enter a whole number of people from 1 to 5,000.')).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .include('#compare')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations).toEqual([]);
});

test('Enter keeps the page, and a group that nothing fits gets no letter', async ({ page }) => {
  await page.goto(PATH);
  const people = tool(page).getByLabel('How many people?', { exact: true });
  await people.fill('60');
  await expect(page).toHaveURL(`${PATH}?people=60`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await people.fill('70');
  await people.press('Enter');
  await expect(page).toHaveURL(`${PATH}?people=70`);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  for (const count of ['2', '1,001', '']) {
    await people.fill(count);
    await expect(tool(page).getByRole('link', { name: 'Open it as an email' })).toHaveCount(0);
  }
  await people.fill('1,000');
  await expect(tool(page).getByRole('link', { name: 'Open it as an email' })).toBeVisible();
  await expect(tool(page).getByLabel('How many people, as a slider')).toHaveValue('19');
});

test('more than three formats that were checked before hydration are unchecked again', async ({ page }) => {
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await page.goto(PATH);
  const boxes = tool(page).getByRole('checkbox', { name: /^Compare/ });
  for (const index of [0, 1, 2, 3]) await boxes.nth(index).check();
  await untilHydrated(page);
  await expect(tool(page).getByRole('checkbox', { name: /^Compare/, checked: true })).toHaveCount(3);
  await expect(boxes.nth(3)).toBeDisabled();
  await boxes.nth(0).uncheck();
  await boxes.nth(3).check();
  await expect(sideBySide(page).getByRole('columnheader')).toHaveCount(4);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server ranks, the table has all formats, and the letter is ready', async ({ page }) => {
    await page.goto(PATH);
    await tool(page).getByText('All 11 formats in one table').click();
    await expect(tool(page).getByRole('table', { name: 'All formats' }).getByRole('row')).toHaveCount(12);
    await tool(page).getByLabel('How many people?', { exact: true }).fill('80');
    await tool(page).getByLabel('Which city?').fill('sf');
    await tool(page).getByLabel('What mood?').selectOption('Festive');
    await tool(page).getByRole('checkbox', { name: 'Compare City Hunt' }).check();
    await tool(page).getByRole('button', { name: 'Rank the formats' }).click();
    await expect(ranked(page).first()).toHaveText('Lantern Night');
    await expect(tool(page)).toBeInViewport();
    await expect(tool(page).getByLabel('Which city?')).toHaveValue('San Francisco, CA, USA');
    await expect(sideBySide(page).getByRole('columnheader').nth(1)).toHaveText('City Hunt');
    expect(await letterOf(page)).toMatchObject({
      subject: 'A team event for 80 people in San Francisco, CA, USA',
      body: expect.stringContaining('- City Hunt, 2 to 2.5 hours: $4,450 in total') as unknown,
    });
    await expect(tool(page).getByRole('button', { name: 'Copy the letter' })).toBeHidden();
  });
});
