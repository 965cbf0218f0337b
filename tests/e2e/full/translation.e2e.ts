import { translatePage } from '../../translate.ts';
import { DESK, draft, jsonOf } from '../preview-desk.ts';
import { expect, test, type Page } from '../test.ts';
import { triggerHydration, watchPage } from '../watch-page.ts';

/* Chrome's translation replaces every text node, again after each change of the page. The words stay, so that the tests find them. */

/** React cannot hydrate a page that was translated before, and renders it again. */
const RENDERED_AGAIN = /Minified React error #418/;

/** Translates the page now, and whatever changes from now on. */
async function keepTranslated(page: Page): Promise<void> {
  await page.evaluate(translatePage);
  await page.evaluate(`new MutationObserver(${translatePage.toString()})
    .observe(document.body, { subtree: true, childList: true, characterData: true })`);
}

for (const when of ['before', 'after'] as const) {
  test(`the quote is sent from a page that was translated ${when} hydration`, async ({ page }) => {
    const watch = watchPage(page);
    if (when === 'before')
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${translatePage.toString()})`);
    await page.goto('/get-a-quote');
    await triggerHydration(page);
    await page.waitForFunction(() => 'next' in window);
    await keepTranslated(page);
    const next = () =>
      page
        .getByRole('button', { name: /^(Continue|Next)/ })
        .first()
        .click();
    await page.getByRole('radio', { name: /Scavenger hunt/ }).check();
    await next();
    await page.getByRole('combobox').fill('denver');
    await page.getByRole('option', { name: 'Denver, CO, USA' }).click();
    await next();
    await page.getByRole('textbox', { name: /people|players/i }).fill('45');
    await expect(page.getByText('$5,475').filter({ visible: true }).first()).toBeVisible();
    await page.getByRole('textbox', { name: /people|players/i }).fill('50');
    await expect(page.getByText('$5,800').filter({ visible: true }).first()).toBeVisible();
    for (let step = 0; step < 4; step += 1) await next();
    await expect(page.getByRole('alert').filter({ hasText: 'Almost there' })).toBeVisible();
    await page.getByLabel('First name').fill('Imani');
    await page.getByLabel('Last name').fill('Okafor');
    await page.getByLabel('Email').fill('translated@example.com');
    await next();
    await page.getByRole('button', { name: /^Send/ }).click();
    await page.waitForURL('**/get-a-quote/confirmation**');
    await expect(page.getByText(/^RR-/).first()).toBeVisible();
    expect(watch.errors.filter((error) => !RENDERED_AGAIN.test(error))).toEqual([]);
  });
}

test('a translated library filters and searches', async ({ page }) => {
  const watch = watchPage(page);
  await page.goto('/case-studies');
  await keepTranslated(page);
  await page.getByRole('searchbox').focus();
  await page.waitForFunction(() => 'next' in window);
  await page.getByRole('link', { name: /^Remote Teams \d+$/ }).click();
  await expect(page).toHaveURL(/category=/);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await page.getByRole('searchbox').fill('jazz');
  await expect(page.getByRole('status').first()).toHaveText(/^\d of 17 case studies$/);
  await page.getByRole('searchbox').fill('nothing has this');
  await expect(page.getByText('Nobody has played quite that one yet.')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('status').first()).toHaveText(/^17 of 17 case studies/);
  expect(watch.errors.filter((error) => !RENDERED_AGAIN.test(error))).toEqual([]);
});

test('a translated preview loads, reports errors, takes a story from the form, presents and resets', async ({
  page,
}) => {
  const watch = watchPage(page);
  await page.goto(DESK);
  const field = page.getByLabel('Case studies as JSON');
  await expect(field).toBeVisible();
  await keepTranslated(page);
  await field.fill('[{');
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(page.getByText(/^Invalid JSON format/)).toBeVisible();
  await field.fill(jsonOf(draft()));
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(page.getByText('1 case study is loaded.')).toBeVisible();
  await page
    .getByRole('link', { name: /Lighthouse Hunt/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'An example' }).click();
  await page.getByLabel('Client (needed)').fill('Translated Works');
  await expect(page.getByRole('article')).toContainText('Translated Works');
  const wrong = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await page.getByLabel('Logo').setInputFiles(wrong);
  await expect(page.getByText(/^notes.txt is no picture/)).toBeVisible();
  const text = await field.inputValue();
  await page
    .getByLabel('Logo')
    .setInputFiles({ ...wrong, mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) });
  await expect(page.getByText(/^notes.txt is no picture/)).toBeHidden();
  await expect(field, 'the picture is in the story').not.toHaveValue(text);
  await page.getByRole('button', { name: 'Present' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse Hunt' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Nothing is loaded, so the published list applies.')).toBeVisible();
  expect(watch.errors.filter((error) => !RENDERED_AGAIN.test(error))).toEqual([]);
});
