import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ExperiencesSchema, SiteSchema } from '#lib/pages/lists';
import { checkFocused } from '../audit/accessibility/measures.ts';
import { expect, test, type Page } from './test.ts';

const readList = (name: string): unknown => parse(readFileSync(`content/${name}`, 'utf8'));
const EXPERIENCES = ExperiencesSchema.parse(readList('experiences.yaml'));
const { navigation, phone, quoteLink } = SiteSchema.parse(readList('site.yaml'));

const PAGE = '/team-building/getting-started';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Experiences' });
const header = (page: Page) => page.getByRole('banner');
const bar = (page: Page) => page.getByRole('complementary', { name: 'Price' });

/** The sum of the layout shifts that no input caused. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    return sum;
  });
}

async function scrollBy(page: Page, distance: number): Promise<void> {
  await page.mouse.wheel(0, distance);
  await page.waitForTimeout(150);
}

for (const [name, javaScriptEnabled] of [
  ['with', true],
  ['without', false],
] as const) {
  test.describe(`${name} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('the menu of experiences has a picture, a line and a price for each, and closes by Escape and by a click outside', async ({
      page,
    }) => {
      await page.goto(PAGE);
      const button = header(page).getByRole('button', { name: 'Experiences' });
      await expect(menu(page)).toBeHidden();
      await button.click();
      const links = menu(page).getByRole('link');
      await expect(links).toHaveCount(EXPERIENCES.length);
      for (const [index, { title, line, typeOfEvent }] of EXPERIENCES.entries()) {
        await expect(links.nth(index)).toContainText(title);
        await expect(links.nth(index)).toContainText(line);
        await expect(links.nth(index)).toContainText(typeOfEvent === 'homeschool' ? 'priced per child' : 'from $1,500');
        await expect(links.nth(index).locator('img')).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await page.mouse.click(700, 850);
      await expect(menu(page)).toBeHidden();
      await button.click();
      await links.filter({ hasText: 'Jazz Heist' }).click();
      await expect(page).toHaveURL('/escape-rooms/jazz-heist');
    });

    test('the phone menu has all experiences, the other pages, the phone number and the button', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(PAGE);
      await header(page).getByRole('button', { name: 'Menu' }).click();
      await expect(menu(page).getByRole('link')).toHaveCount(EXPERIENCES.length);
      const others = page.getByRole('navigation', { name: 'Menu' });
      for (const name of [...navigation.map(({ text }) => text), phone])
        await expect(others.getByRole('link', { name })).toBeVisible();
      // However long the menu is.
      await expect(others.getByRole('link', { name: quoteLink.text })).toBeInViewport({ ratio: 1 });
      await others.getByRole('link', { name: 'Case studies' }).click();
      await expect(page).toHaveURL('/case-studies');
    });

    test('every long page has its price and the way to a quote in view', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const [path, price, goal] of [
        ['/scavenger-hunts', 'From $1,500', /\/get-a-quote\?type=scavenger-hunt&from=scavenger-hunts$/],
        ['/virtual-events', 'From $1,500', /\/get-a-quote\?type=virtual&from=virtual-events$/],
        ['/escape-rooms/jazz-heist', 'From $1,500 for up to 30 people', /city=San\+Francisco.*&game=jazz-heist&/],
        ['/homeschool-hunt', 'Priced per child', /#request$/],
        ['/about', 'From $1,500', /\/get-a-quote\?from=about$/],
        ['/case-studies/lumenfold-mission-mural-dash', '$3,570', /people=64/],
        ['/blog/rain-plan', 'From $1,500', /from=rain-plan$/],
      ] as const) {
        await page.goto(path);
        await scrollBy(page, 2_000);
        await expect(bar(page)).toContainText(price);
        await expect(bar(page)).toBeInViewport({ ratio: 1 });
        // Below the last section it covers nothing.
        await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
        await expect(bar(page)).not.toBeInViewport();
        await scrollBy(page, -3_000);
        const link = bar(page).getByRole('link');
        await expect(link).toHaveAttribute('href', goal);
        await link.click();
        await expect(page).toHaveURL(/\/get-a-quote|#request$/);
      }
    });
  });
}

test('the pictures of the menu are loaded only when it opens', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => request.url().includes('/art/scenes/') && pictures.push(request.url()));
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_000);
  expect(pictures).toEqual([]);
  await header(page).getByRole('button', { name: 'Experiences' }).click();
  await expect.poll(() => pictures.length).toBe(EXPERIENCES.length);
});

test('the button of the phone menu can be read on pages with colors of their own, and no link is behind it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  for (const path of ['/escape-rooms/jazz-heist', '/escape-rooms/journey-to-jidara', '/escape-rooms']) {
    await page.goto(path);
    await header(page).getByRole('button', { name: 'Menu' }).click();
    const { violations } = await new AxeBuilder({ page })
      .include('#experiences')
      .withRules(['color-contrast'])
      .analyze();
    expect(violations, path).toEqual([]);
    for (let stop = 0; stop < EXPERIENCES.length + navigation.length; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(checkFocused), path).toBeUndefined();
    }
  }
});

test('a link to a place on the same page closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/team-building/the-experience');
  await header(page).getByRole('button', { name: 'Menu' }).click();
  await page.evaluate(() => (location.hash = 'compare'));
  await expect(menu(page)).toBeHidden();
});

for (const width of [390, 1440]) {
  test(`the header returns while a visitor scrolls up, without a layout shift, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/scavenger-hunts');
    await expect(header(page)).toBeInViewport();
    for (let step = 0; step < 5; step += 1) await scrollBy(page, 300);
    await expect(header(page)).not.toBeInViewport();
    await scrollBy(page, -100);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    await header(page)
      .getByRole('button', { name: width < 1000 ? 'Menu' : 'Experiences' })
      .click();
    await expect(menu(page)).toBeInViewport();
    await page.mouse.click(width / 2, 40);
    await page.keyboard.press('Escape');
    await scrollBy(page, 300);
    await scrollBy(page, -4_000);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
}
