import { overruns } from './overruns.ts';
import { weighOwnScripts } from './own-scripts.ts';
import { SAMPLE_ROUTES } from './routes.ts';
import { testPage, WRONG_ADDRESS } from './test-page.ts';
import { expect, test, type Page } from './test.ts';
import { emptyParts } from './empty-parts.ts';

/* One page of every kind; full/pages.e2e.ts has the others. */
for (const route of [...SAMPLE_ROUTES, WRONG_ADDRESS]) testPage(route);

test('the scripts of the quote page are within their budget', async ({ browser, baseURL }) => {
  const ownScripts = await weighOwnScripts(browser, baseURL!, '/get-a-quote');
  expect(ownScripts).toBeGreaterThan(0);
  expect(overruns('/get-a-quote', { ownScripts })).toEqual([]);
});

test('an empty section, an empty band and a missing picture would be noticed', async ({ page }) => {
  await page.goto('/about');
  expect(await emptyParts(page)).toEqual([]);
  await change(
    page,
    '#contact { content-visibility: hidden; min-height: 200px } main > div > section:first-of-type { padding-top: 900px }',
  );
  await page.evaluate(() => {
    document.querySelector('main img')!.setAttribute('src', '/art/nothing.svg');
  });
  expect(await emptyParts(page)).toEqual([
    expect.stringMatching(/nothing\.svg is missing$/),
    expect.stringMatching(/ has \d+ px of nothing$/),
    expect.stringMatching(/^part \d+ \(contact\) is empty$/),
  ]);
});

async function change(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
