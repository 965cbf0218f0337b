import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from './test.ts';
import { untilHydrated } from './watch-page.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await untilHydrated(page);
}

async function expectAccessible(page: Page, section: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(section).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
}

test('the globe turns by keys, by dragging and by buttons, and says who is awake', async ({ page }) => {
  await open(page, '/virtual-events');
  const globe = page.locator('#times');
  const hour = globe.getByRole('slider', { name: 'The hour in San Francisco' });
  await hour.focus();
  await page.keyboard.press('End');
  await expect(hour).toHaveAttribute('aria-valuetext', '11:00 pm');
  await page.keyboard.press('Home');
  await expect(hour).toHaveAttribute('aria-valuetext', 'midnight');
  await expect(globe.locator('[aria-live]')).toContainText('at work');
  await expect(globe.getByRole('listitem').filter({ hasText: 'San Francisco' }).first()).toContainText('asleep');
  // Which hours are the best starts depends on the season.
  const show = globe.getByRole('button', { name: /^Show/ }).first();
  const start = (await show.textContent())!.replace('Show ', '');
  await show.click();
  await expect(hour).toHaveAttribute('aria-valuetext', start);
  const shown = await hour.inputValue();

  const drawing = globe.locator('svg.scene').first();
  await drawing.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const board = (await drawing.boundingBox())!;
  const center = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  await page.mouse.move(center.x + 150, center.y);
  await page.mouse.down();
  await page.mouse.move(center.x, center.y + 120, { steps: 6 });
  await page.mouse.up();
  await expect(hour).not.toHaveValue(shown);
  await expectAccessible(page, '#times');
});

test('four steps of the ring open the gate, and a place chosen before hydration remains', async ({ page }) => {
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/escape-rooms/journey-to-jidara');
  const gate = page.locator('#lintel');
  const ring = gate.getByRole('slider', { name: 'Turn the inner ring' });
  await ring.focus();
  await page.keyboard.press('ArrowRight');
  await untilHydrated(page);
  await expect(ring).toHaveAttribute('aria-valuetext', 'Place 3 of 8');
  await expect(gate.getByRole('status')).toContainText('The gate stays shut.');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await expect(gate.getByRole('status')).toContainText('Dare and rise.');
  await expectAccessible(page, '#lintel');
});

test('the dial opens with four notes, by its keys or by typed letters', async ({ page }) => {
  await open(page, '/escape-rooms/jazz-heist');
  const dial = page.locator('#music');
  const says = dial.locator('[aria-live]');
  await dial.getByLabel('Sound off').check();
  for (const letter of 'fade') await page.keyboard.press(letter);
  await expect(says).toContainText('FADE?');
  await page.keyboard.press('Control+c');
  await expect(says).toContainText('FADE?');
  for (const letter of 'CAGE') await dial.getByRole('button', { name: letter, exact: true }).click();
  await expect(says).toContainText('CAGE.');
  await expectAccessible(page, '#music');
});

test('tables fill the ballroom, are priced, and go on into the quote', async ({ page }) => {
  await open(page, '/escape-rooms/jidara-pop-up');
  const room = page.locator('#parallel');
  const tables = room.getByRole('slider', { name: 'How many tables?' });
  await tables.focus();
  await page.keyboard.press('Home');
  await expect(tables).toHaveAttribute('aria-valuetext', '5 tables, 35 players');
  await expect(room.getByText('$1,825')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(room.locator('[aria-live]')).toContainText('6 tables');
  await expectAccessible(page, '#parallel');
  // The wizard takes the answers out of the address when it has them.
  const opened = page.waitForRequest(/\/get-a-quote\?type=onsite&game=jidara-pop-up&from=jidara-pop-up&people=42$/);
  await room.getByRole('button', { name: 'Price this room' }).click();
  await opened;
  await expect(page).toHaveURL(/\/get-a-quote/);
});

const SWITCHES = [
  ['/scavenger-hunts', 'Sun', 'Rain'],
  ['/team-building/offsite', 'Sun', 'Rain'],
  ['/team-building/onsite', 'One open floor', 'Two buildings'],
  ['/holiday-parties', '6:30 Arrivals', '9:05 Dessert'],
] as const;

for (const [path, first, other] of SWITCHES) {
  test(`a choice changes text and drawing without scripts, and remains with them (${path})`, async ({
    page,
    context,
  }) => {
    const section = (of: Page) => of.locator('section').filter({ has: of.getByRole('radio', { name: first }) });
    const panels = (of: Page) => section(of).locator('div[data-at]:visible');
    await page.goto(path);
    await expect(panels(page)).toHaveCount(1);
    const before = await panels(page).textContent();
    await section(page).getByRole('radio', { name: other }).check();
    await untilHydrated(page);
    await expect(section(page).getByRole('radio', { name: other })).toBeChecked();
    await expect(panels(page)).toHaveCount(1);
    expect(await panels(page).textContent()).not.toBe(before);

    const plain = await (await context.browser()!.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(page.url());
    await section(plain).getByRole('radio', { name: first }).press('ArrowRight');
    await expect(panels(plain)).toHaveCount(1);
    expect(await panels(plain).textContent()).not.toBe(before);
    await plain.context().close();
  });
}

test('without scripts each game is a still picture with its words, and has no dead controls', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const [path, id, text] of [
    ['/virtual-events', 'times', 'reaches everyone|reach everyone'],
    ['/escape-rooms/journey-to-jidara', 'lintel', 'Cities sign their own gates'],
    ['/escape-rooms/jazz-heist', 'music', 'The canary sings in it'],
    ['/escape-rooms/jidara-pop-up', 'parallel', '20 tables'],
  ] as const) {
    await page.goto(path);
    const section = page.locator(`#${id}`);
    await expect(section).toContainText(new RegExp(text));
    await expect(section.locator('svg.scene').first()).toBeVisible();
    await expect(section.locator('input:not([type=hidden]):visible, button[type=button]:visible')).toHaveCount(0);
  }
  await page.context().close();
});
