import AxeBuilder from '@axe-core/playwright';
import { drawClues, getHuntDay } from '#lib/hunt/draw-clues';
import type { Clue, ClueSet } from '#lib/hunt/schema';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Locator } from 'playwright';
import { expect, test, type Page } from './test.ts';
import { untilHydrated } from './watch-page.ts';

const { clues, hint_cost: hintCost } = parse(readFileSync('content/clues.yaml', 'utf8')) as ClueSet;
const today = drawClues(clues, getHuntDay(new Date()));
const best = today.reduce((sum, { points }) => sum + points, 0);

const card = (page: Page) => page.locator('#card');
const title = (page: Page) => card(page).getByRole('heading').first();
const square = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Squares of the board' }).getByRole('link', { name });
const score = (page: Page) => page.getByText(/^Score \d+ of/);
const pawn = (page: Page) => page.getByRole('slider', { name: 'Your pawn' });

async function answer(page: Page, clue: Clue): Promise<void> {
  if (clue.choices) await card(page).getByLabel(clue.answers[0]!).check();
  else await card(page).getByRole('textbox', { name: 'Your answer' }).fill(` The ${clue.answers[0]!.toUpperCase()}! `);
  await card(page).getByRole('button', { name: 'Answer', exact: true }).click();
}

test('a visitor plays three clues from the home page, reaches the podium, and goes on to a price', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play two minutes of it' }).click();
  await expect(title(page)).toHaveText('Your move');
  await square(page, 'Podium').click();
  await expect(title(page)).toHaveText('The podium is still empty');
  for (const [index, clue] of today.entries()) {
    await card(page).getByRole('link').click();
    await expect(title(page)).toHaveText(new RegExp(`, ${clue.points} points$`));
    await expect(title(page)).toBeFocused();
    if (index === 0) {
      await card(page).getByRole('textbox', { name: 'Your answer' }).fill('surely not this');
      await page.keyboard.press('Enter');
      await expect(card(page).getByRole('status')).toHaveText(/^Not that one/);
      await card(page)
        .getByRole('button', { name: `Hint for ${hintCost} points` })
        .click();
      await expect(card(page).getByRole('list', { name: 'Hints' })).toHaveText(clue.hints[0]!);
    }
    await answer(page, clue);
    await expect(card(page)).toContainText(clue.solved);
    await expect(title(page)).toBeFocused();
  }
  await expect(score(page)).toContainText(`Score ${best - hintCost} of ${best}`);
  await card(page).getByRole('link', { name: 'To the podium' }).click();
  await card(page).getByLabel('Name your crew').fill('Lost Luggage');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(/^Lost Luggage: rank \d of 4$/);
  await page.reload();
  await expect(title(page)).toHaveText(/^Lost Luggage: rank \d of 4$/);
  await page.getByLabel('How many people?').fill('80');
  // The wizard takes the answers out of the address when it has them.
  const opened = page.waitForRequest(/\/get-a-quote\?.*people=80.*from=play/);
  await page.getByRole('button', { name: 'Go on with this group' }).click();
  await opened;
  await expect(page).toHaveURL(/\/get-a-quote/);
});

test('a challenge brings the same clues and the score to beat', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const others = drawClues(clues, getHuntDay(new Date(Date.now() + 86_400_000)));
  await page.goto(`/play?clues=${others.map(({ id }) => id)}&turns=0.0.solved,1.0.solved,0.0.shown&stop=12&crew=Owls`);
  await card(page).getByRole('button', { name: 'Challenge a colleague' }).click();
  await expect(card(page).getByRole('status')).toHaveText('The link is copied. Paste it to a colleague.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('');

  const colleague = await (await page.context().browser()!.newContext()).newPage();
  await colleague.goto(link);
  const points = others[0]!.points + others[1]!.points - hintCost;
  await expect(card(colleague)).toContainText(`Owls scored ${points} on these three clues`);
  for (const clue of others) {
    await card(colleague).getByRole('link').click();
    await answer(colleague, clue);
  }
  await card(colleague).getByRole('link', { name: 'To the podium' }).click();
  await card(colleague).getByLabel('Name your crew').fill('Larks');
  await colleague.keyboard.press('Enter');
  await expect(title(colleague)).toHaveText('Larks: rank 1 of 5');
  await expect(card(colleague).getByText('Owls')).toBeVisible();
  await colleague.context().close();
});

test('the pawn moves by keys, by a tap on the board, and by dragging', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/play');
  await page.keyboard.press('Shift');
  await untilHydrated(page);
  await pawn(page).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await expect(title(page)).toHaveText(/^Words/);
  await expect(pawn(page)).toHaveAttribute('aria-valuetext', 'Words');
  await expect(pawn(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(title(page)).toHaveText('Between two squares');
  await page.keyboard.press('Home');
  await expect(title(page)).toHaveText('Your move');

  const board = (await page.locator('[data-board]').boundingBox())!;
  const at = (x: number, y: number) => [board.x + (board.width * x) / 100, board.y + (board.height * y) / 100] as const;
  await page.mouse.click(...at(57.9, 63));
  await expect(title(page)).toHaveText(/^Pictures/);
  const foot = (await page.locator('[data-pawn]').boundingBox())!;
  await page.mouse.move(foot.x + foot.width / 2, foot.y + foot.height * 0.8);
  await page.mouse.down();
  await page.mouse.move(...at(69, 69), { steps: 8 });
  await page.mouse.up();
  await expect(title(page)).toHaveText(/^Map/);
});

test('the whole hunt is played by keyboard alone', async ({ page }) => {
  const tabTo = async (target: Locator, key = 'Tab') => {
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press(key);
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`No Tab leads to ${String(target)}.`);
  };
  await page.goto('/play');
  await tabTo(pawn(page));
  await untilHydrated(page);
  for (const [index, clue] of today.entries()) {
    if (index > 0) await tabTo(pawn(page), 'Shift+Tab');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
    await expect(title(page)).toHaveText(new RegExp(`, ${clue.points} points$`));
    if (clue.choices) {
      await tabTo(card(page).getByRole('radio').first());
      await page.keyboard.press('Space');
      for (const choice of clue.choices) {
        if (choice === clue.answers[0]) break;
        await page.keyboard.press('ArrowDown');
      }
    } else {
      await tabTo(card(page).getByRole('textbox'));
      await page.keyboard.type(clue.answers[0]!);
    }
    await page.keyboard.press('Enter');
    await expect(card(page)).toContainText(clue.solved);
    await expect(title(page)).toBeFocused();
  }
  await tabTo(card(page).getByRole('link', { name: 'To the podium' }));
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await tabTo(card(page).getByLabel('Name your crew'));
  await page.keyboard.type('Lost Luggage');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Lost Luggage: rank 1 of 4');
  await tabTo(page.getByLabel('How many people?'));
});

test('the board of the home page leads to the hunt', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Start here').click();
  await expect(page).toHaveURL(/\/play$/);
});

test('on a phone the board stays while the pawn is dragged, and is shown whole for a clue about it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/play?stop=3`);
  await page.keyboard.press('Shift');
  await untilHydrated(page);
  const foot = (await page.locator('[data-pawn]').boundingBox())!;
  const from = { x: foot.x + foot.width / 2, y: foot.y + foot.height * 0.8 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 45, from.y - 20, { steps: 6 });
  await page.mouse.up();
  await expect(pawn(page)).toHaveValue('4');
  await square(page, 'Map').click();
  await expect(title(page)).toHaveText(/^Map/);
  const board = (await page.locator('[data-board]').boundingBox())!;
  expect(Math.round(board.width)).toBe(390);
});

test('after the last hint the focus stays on the button, which then shows the answer', async ({ page }) => {
  await page.goto('/play?stop=3');
  await page.keyboard.press('Shift');
  await untilHydrated(page);
  const button = card(page).getByRole('button').nth(1);
  for (const hint of today[0]!.hints) {
    await button.click();
    await expect(card(page).getByText(hint)).toBeVisible();
  }
  await expect(button).toBeFocused();
  await expect(button).toHaveText('Show me the answer');
  await button.click();
  await expect(title(page)).toBeFocused();
});

test('a game of a challenge continues after a visit to another page, and a pasted challenge starts', async ({
  page,
}) => {
  const others = drawClues(clues, getHuntDay(new Date(Date.now() + 86_400_000)));
  const fragment = `#clues=${others.map(({ id }) => id)}&rival=Larks&score=120`;
  await page.goto('/play');
  await page.keyboard.press('Shift');
  await untilHydrated(page);
  await page.evaluate((hash) => (location.hash = hash), fragment);
  await expect(card(page)).toContainText('Larks scored 120 on these three clues');
  await card(page).getByRole('link').click();
  await answer(page, others[0]!);
  await page.goto('/about');
  await page.goto('/play');
  await expect(score(page)).toContainText(`Score ${others[0]!.points}`);
  await square(page, 'Start').click();
  await expect(card(page)).toContainText('Larks scored 120 on these three clues');
});

for (const width of [1440, 390, 320])
  test(`every card is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const ids = today.map(({ id }) => id).join();
    for (const query of [
      '',
      ...[3, 6, 9].map((stop) => `?clues=${ids}&stop=${stop}&turns=1.2.open,1.1.open,2.3.open`),
      `?clues=${ids}&stop=3&turns=0.0.solved,0.0.open,0.0.open`,
      `?clues=${ids}&stop=12&turns=0.0.solved,0.0.solved,0.0.shown`,
      `?clues=${ids}&stop=12&turns=0.0.solved,0.0.solved,0.0.shown&crew=Owls&rival=Larks&score=120&board=Lumenfold&color=7a3fd0`,
    ]) {
      await page.goto(`/play${query}`);
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

test('a board is dressed for a client, and for nothing else', async ({ page, request }) => {
  await page.goto('/play?board=Halden+%26+Pike&color=7a3fd0&crews=Sales,Legal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halden & Pike’s board');
  await expect(page.getByText('A game that Romp & Riddle has laid out for Halden & Pike.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  // In the fragment no server learns the name.
  await page.goto('/privacy');
  await page.goto('/play#board=Halden+%26+Pike&color=7a3fd0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halden & Pike’s board');
  // The dress stays while the game goes on.
  await square(page, 'Words').click();
  await expect(title(page)).toHaveText(/^Words/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halden & Pike’s board');
  for (const board of ['<img src=x>', 'evil.example', 'x'.repeat(60)]) {
    const text = await (await request.get(`/play?board=${encodeURIComponent(board)}`)).text();
    expect(text).not.toContain('’s board');
    expect(text).not.toContain('evil.example');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server plays along, from the first square to the podium', async ({ page }) => {
    await page.goto('/play');
    for (const [index, clue] of today.entries()) {
      await card(page).getByRole('link').click();
      if (index === 0) {
        await card(page).getByRole('textbox', { name: 'Your answer' }).fill('surely not this');
        await page.keyboard.press('Enter');
        await expect(card(page).getByRole('status')).toHaveText(/^Not that one/);
        await card(page).getByRole('button', { name: /^Hint/ }).click();
        await expect(card(page).getByRole('list', { name: 'Hints' })).toHaveText(clue.hints[0]!);
      }
      await answer(page, clue);
      await expect(card(page)).toContainText(clue.solved);
    }
    await card(page).getByRole('link', { name: 'To the podium' }).click();
    await card(page).getByLabel('Name your crew').fill('Lost Luggage');
    await card(page).getByRole('button', { name: 'Step up' }).click();
    await expect(title(page)).toHaveText(/^Lost Luggage: rank \d of 4$/);
    await expect(score(page)).toContainText(`Score ${best - hintCost} of ${best}`);
    await expect(pawn(page)).toBeHidden();
  });
});
