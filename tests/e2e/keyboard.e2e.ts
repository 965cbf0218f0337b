import type { Locator } from 'playwright/test';
import { checkFocused } from '../audit/accessibility/measures.ts';
import { DESK, draft, jsonOf } from './preview-desk.ts';
import { expect, test, type Page } from './test.ts';
import { waitForQuestion } from './wait-for-question.ts';

/* These tests use the keyboard alone. Every tab stop must be visible: on the screen, with a focus ring, and not below the header. */

const STUDY = '/case-studies/lumenfold-mission-mural-dash';
const LINK = '/get-a-quote?type=scavenger-hunt&city=Denver%2C+CO%2C+USA&people=45';
const MAX_STOPS = 150;

/** Presses Tab (or Shift+Tab) until `goal` has the focus. */
async function tabTo(page: Page, goal: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key);
    const seen = await page.evaluate(checkFocused);
    expect(typeof seen === 'object' ? seen : undefined).toBeUndefined();
    if (await goal.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error(`${String(goal)} is not reached by ${MAX_STOPS} presses of ${key}.`);
}

const question = (page: Page) => page.getByRole('heading', { level: 1 });
const visible = (page: Page, name: RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();

/** Goes from the link to the step with the contact details. */
async function goToContact(page: Page): Promise<void> {
  await page.goto(LINK);
  await expect(question(page)).toHaveText(/game/);
  for (const next of [/When/, /Who/]) {
    await tabTo(page, visible(page, /^Continue/));
    await page.keyboard.press('Enter');
    await waitForQuestion(page, next);
  }
}

test.use({ reducedMotion: 'reduce' });

test('the first stop skips the menu', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  expect(await page.evaluate(checkFocused)).toBeUndefined();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the phone menu opens, and Tab leads through its links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Menu' }));
  await page.keyboard.press('Enter');
  const experiences = page.getByRole('navigation', { name: 'Experiences' }).getByRole('link');
  for (const link of (await experiences.all()).slice(0, 4)) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await tabTo(page, page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Case studies' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/case-studies$/);
});

test('an error links to its field, and its correction lets the visitor continue', async ({ page }) => {
  await goToContact(page);
  await tabTo(page, visible(page, /^Continue/));
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Almost there' });
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary).toBeVisible();
  for (const [label, text] of [
    ['First name', 'Imani'],
    ['Last name', 'Okafor'],
    ['Email', 'imani@example.com'],
  ] as const) {
    const field = page.getByLabel(label);
    await tabTo(
      page,
      summary.getByRole('link', { name: new RegExp(label, 'i') }),
      label === 'First name' ? 'Tab' : 'Shift+Tab',
    );
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    expect(await page.evaluate(checkFocused), label).toBeUndefined();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveText(/Check/);
});

test(
  'an answer can be changed from the last step, and Continue leads back to it',
  { tag: '@full' },
  async ({ page }) => {
    await goToContact(page);
    for (const text of ['Imani', 'Okafor', 'imani@example.com']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await waitForQuestion(page, /Check/);
    await tabTo(page, page.getByRole('button', { name: /^Change (players|people|group)/i }));
    await page.keyboard.press('Enter');
    await waitForQuestion(page, /players/);
    await tabTo(page, page.getByRole('textbox', { name: /players/i }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await waitForQuestion(page, /Check/);
    await expect(page.locator('main')).toContainText('60');
  },
);

test('filters can be set and removed, and the number of results is announced', async ({ page }) => {
  await page.goto('/case-studies');
  const filter = page.getByRole('link', { name: /^Onboarding/ });
  await tabTo(page, filter);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=Onboarding/);
  await expect(page.getByRole('status').filter({ hasText: /^2 / })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Clear all' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /17/ })).toBeVisible();
});

test('pictures open, move and close, trap the focus and restore it', async ({ page }) => {
  await page.goto(STUDY);
  await tabTo(page, page.locator('#picture-1'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await expect(dialog).toContainText(/1 of \d/);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText(/2 of \d/);
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(isOutside, 'the page behind has the focus').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#picture-2')).toBeFocused();
});

test('the film starts, and the focus can leave it again', { tag: '@full' }, async ({ page }) => {
  await page.goto(STUDY);
  await tabTo(page, page.getByRole('link', { name: 'Play the film' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('main video')).toBeFocused();
  for (let stop = 0; stop < 12; stop++) await page.keyboard.press('Tab');
  await expect(page.locator('main video')).not.toBeFocused();
});

test('a copied link is announced without moving the focus', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(STUDY);
  const copy = page.getByRole('button', { name: /^Copy the link/ });
  await page.keyboard.press('Shift');
  await tabTo(page, copy);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /copied/i })).toBeVisible();
  await expect(page.locator(':focus')).toHaveText(/link/i);
});

test('a tooltip opens on focus, and Escape hides it without moving the focus', async ({ page }) => {
  await page.goto(LINK);
  const control = page.locator('aside').getByRole('button').filter({ visible: true }).first();
  await tabTo(page, control);
  const hint = page.getByRole('tooltip');
  await expect(hint).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await expect(control).toBeFocused();
});

test('a tooltip opens when the focus returns to it from the footer', { tag: '@full' }, async ({ page }) => {
  await page.goto(LINK);
  const control = page.locator('aside').getByRole('button').filter({ visible: true }).first();
  await tabTo(page, page.locator('footer').getByRole('link').last());
  await tabTo(page, control, 'Shift+Tab');
  await expect(page.getByRole('tooltip')).toHaveCount(1);
});

test('the questions of an FAQ open and close', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const question = page.locator('main details > summary').last();
  await tabTo(page, question);
  await page.keyboard.press('Enter');
  await expect(page.locator('main details').last()).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(page.locator('main details').last()).not.toHaveAttribute('open');
});

test('studies are loaded from JSON, and the focus can leave the field', async ({ page }) => {
  await page.goto(DESK);
  const field = page.getByLabel('Case studies as JSON');
  await expect(field).toBeEnabled();
  await tabTo(page, field);
  await page.keyboard.insertText(jsonOf(draft({ company: 'Keyed Company' })));
  await tabTo(page, page.getByRole('button', { name: 'Load', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Keyed Company/).first()).toBeVisible();
});
