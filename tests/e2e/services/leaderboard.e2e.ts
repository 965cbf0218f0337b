import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { boardMessage, scores } from '#tests/factories/board-message';
import { channelOf } from '#lib/leaderboard/boards';
import type { BoardMessage } from '#lib/leaderboard/board-message';
import { watchPage } from '../watch-page.ts';
import { expect, KEYS, test, type Page } from './configured-site.ts';

const CHANNEL = channelOf('hunts');

/** In one worker, which has one server and one channel. */
test.describe.configure({ mode: 'default' });

/** Numbers go on over all tests: the server remembers the newest board. */
let sequence = 0;
const news = (changes: Partial<BoardMessage> = {}) =>
  boardMessage({ sequence: (sequence += 1), sentAt: new Date().toISOString(), ...changes });

const board = (page: Page) => page.locator('#leaderboard');
const freshness = (page: Page) => board(page).locator('[data-status]');
const crews = (page: Page) => board(page).locator('[data-view=local] [data-crew]');
const subscriptions = (asked: string[]) => asked.filter((path) => path.startsWith('/v2/subscribe/'));

test.beforeEach(({ services: { pubnub } }) => {
  pubnub.setMood('work');
  pubnub.asked.length = 0;
});

/** Reads down to the board, without a pointer, a touch or a key. */
async function readDown(page: Page) {
  await page.goto('/');
  await board(page).evaluate((section) => section.scrollIntoView());
}

test('who reads the top of the page loads nothing, and who reads on to the board sees it live', async ({
  page,
  context,
  services: { pubnub },
}) => {
  const watch = watchPage(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== '127.0.0.1') foreign.push(hostname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, 300));
  // The script of the tags is no framework's.
  expect(watch.framework.filter((url) => !url.includes('/services.js'))).toEqual([]);
  expect(pubnub.asked).toEqual([]);

  await board(page).evaluate((section) => section.scrollIntoView());
  await expect.poll(pubnub.waiting).toBe(1);
  pubnub.say(CHANNEL, news({ rows: scores({ 'Wet Paint': 40, 'Exact Change': 30, 'Platform Zero': 40 }) }));
  await expect(freshness(page)).toHaveText(/^Live, updated \d+ s ago$/);
  await expect(crews(page)).toHaveText([/Rank 1Wet Paint40/, /Rank 1Platform Zero40/, /Rank 3Exact Change30/]);
  expect(subscriptions(pubnub.asked)[0]).toMatch(
    new RegExp(`^/v2/subscribe/${KEYS.PUBNUB_SUBSCRIBE_KEY}/${CHANNEL}/0\\?.*uuid=visitor-\\d{13}`),
  );
  expect(pubnub.asked.join()).not.toContain(KEYS.PUBNUB_PUBLISH_KEY);
  expect(new Set(foreign.filter((host) => !/^ps\d+\.pndsn\.com$/.test(host)))).toEqual(new Set());
  expect(foreign.length).toBeGreaterThan(0);
  expect(await context.cookies()).toEqual([]);
  // The client keeps an empty frame, and nothing may come into it.
  expect(
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url()),
  ).toEqual(['about:blank']);
  expect(watch.errors).toEqual([]);
});

test('the publish key is in nothing that visitors get', async ({ request }) => {
  for (const path of ['/', '/scavenger-hunts', '/escape-rooms/journey-to-jidara', '/api/leaderboard']) {
    const answer = await request.get(path);
    expect(await answer.text(), path).not.toContain(KEYS.PUBNUB_PUBLISH_KEY);
    if (path.startsWith('/api/')) continue;
    const policy = answer.headers()['content-security-policy'] ?? '';
    const opened = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(opened.filter((host) => /pndsn|pubnub/.test(host))).toEqual(['https://*.pndsn.com']);
    expect(policy.length).toBeLessThanOrEqual(4096);
  }
});

test('hunts and Jidara have boards of their own', async ({ page, services: { pubnub } }) => {
  await page.goto('/escape-rooms/journey-to-jidara#best-times');
  await expect.poll(() => subscriptions(pubnub.asked).length).toBeGreaterThan(1);
  const times = news({
    board: 'jidara',
    measure: 'seconds',
    rows: scores({ 'Second Helpings': 3456, 'Grandmother Knew': 3200 }),
  });
  pubnub.say(channelOf('jidara'), times);
  await expect(page.locator('#best-times [data-view=local] li').first()).toHaveText(/Grandmother Knew53:20/);
  expect(pubnub.asked.join()).not.toContain(CHANNEL);
  await page.goto('/scavenger-hunts');
  await page.locator('[data-status]').scrollIntoViewIfNeeded();
  await expect.poll(() => subscriptions(pubnub.asked).join()).toContain(CHANNEL);
});

test('garbage and late messages change nothing', async ({ page, services: { pubnub } }) => {
  await readDown(page);
  await expect.poll(pubnub.waiting).toBe(1);
  const last = news({ rows: scores({ 'Four Left Shoes': 9 }) });
  pubnub.say(CHANNEL, last);
  await expect(crews(page)).toHaveText([/Four Left Shoes/]);
  for (const garbage of [
    'hello',
    7,
    null,
    { version: 1 },
    { ...last, rows: scores({ '<img src=x onerror=alert(1)>': 9 }) },
  ]) {
    pubnub.say(CHANNEL, garbage);
  }
  pubnub.say(CHANNEL, { ...last, sequence: last.sequence - 1, rows: [] });
  pubnub.say(CHANNEL, news({ rows: scores({ 'Four Left Shoes': 10 }) }));
  await expect(crews(page)).toHaveText([/Four Left Shoes10/]);
});

for (const [words, mood] of [
  ['does not answer', 'silent'],
  ['refuses the key', 'refuse'],
  ['answers nonsense', 'nonsense'],
  ['hangs up', 'hang-up'],
] as const) {
  test(`a channel that ${words} leaves the board to the server, every 15 s`, async ({ page, services: { pubnub } }) => {
    pubnub.setMood(mood, 'subscribe');
    pubnub.say(CHANNEL, news({ rows: scores({ 'North by Lunchtime': 12 }) }), true);
    await page.clock.install();
    await readDown(page);
    await expect.poll(() => subscriptions(pubnub.asked).length).toBeGreaterThan(0);
    await page.clock.fastForward(6_000);
    // The server keeps its answer for five seconds, and an earlier test may have asked.
    await expect(async () => {
      await page.clock.fastForward(15_000);
      await expect(freshness(page)).toHaveText(/^Updating every 15 s\. Last score /, { timeout: 1_000 });
      await expect(crews(page)).toHaveText([/North by Lunchtime12/], { timeout: 1_000 });
    }).toPass();
  });
}

test('with channel and server down the board says when it was last right, and recovers by itself', async ({
  page,
  services: { pubnub },
}) => {
  await page.clock.install();
  await readDown(page);
  await expect.poll(pubnub.waiting).toBe(1);
  pubnub.say(CHANNEL, news({ rows: scores({ 'The Spare Keys': 12 }) }));
  await expect(freshness(page)).toHaveAttribute('data-status', 'live');
  await page.route('/api/leaderboard**', (route) => route.abort());
  pubnub.setMood('hang-up', 'subscribe');
  await page.clock.fastForward(21_000);
  await expect(freshness(page)).toHaveText(/^Last update \d+:\d\d:\d\d [ap]m\. Reconnecting$/);
  await expect(crews(page)).toHaveText([/The Spare Keys/]);

  pubnub.setMood('work');
  await expect(async () => {
    await page.clock.fastForward(11_000);
    expect(pubnub.waiting()).toBe(1);
  }).toPass();
  pubnub.say(CHANNEL, news());
  await expect(freshness(page)).toHaveAttribute('data-status', 'live');
});

test('without a network the board is the last one, with its time', async ({ page, context, services: { pubnub } }) => {
  await readDown(page);
  await expect.poll(pubnub.waiting).toBe(1);
  pubnub.say(CHANNEL, news());
  await expect(freshness(page)).toHaveAttribute('data-status', 'live');
  await context.setOffline(true);
  await expect(freshness(page)).toHaveText(/^You are offline\. Last update/);
  await expect(crews(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect.poll(pubnub.waiting).toBe(1);
  pubnub.say(CHANNEL, news());
  await expect(freshness(page)).toHaveAttribute('data-status', 'live');
});

test('the other list is a press away, before React and after', async ({ page, services: { pubnub } }) => {
  const { errors } = watchPage(page);
  await page.route(/\.js$/, async (route) => {
    await page.waitForTimeout(1_000);
    await route.continue();
  });
  await readDown(page);
  await board(page).getByRole('radio', { name: 'All hunts' }).check();
  await expect(board(page).locator('[data-crew="Asleep by Seven"]')).toBeVisible();
  await expect.poll(pubnub.waiting).toBe(1);
  pubnub.say(CHANNEL, news({ rows: scores({ 'Wet Paint': 5_000 }) }));
  const all = board(page).locator('[data-view=global] [data-crew]');
  await expect(all.first()).toHaveText(/Wet PaintSan Francisco5,000/);
  await expect(all.first()).toBeVisible();
  await board(page).getByRole('radio', { name: 'This hunt' }).check();
  await expect(all.first()).toBeHidden();
  expect(errors).toEqual([]);
});

test('a host drives the board with npm run leaderboard', async ({ page, services: { pubnub, env } }) => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const run = promisify(execFile);
  const host = (...args: string[]) =>
    run(process.execPath, ['lib/commands/leaderboard.ts', ...args], {
      env: { ...process.env, ...env, LEADERBOARD_DATA: folder },
    });
  try {
    await readDown(page);
    await expect.poll(pubnub.waiting).toBe(1);
    await host('start', '--event', 'Rainy Hunt', '--place', 'Oakland');
    await expect(board(page).getByRole('heading', { level: 3 })).toHaveText('Rainy Hunt, Oakland');
    await expect(board(page).getByText('No scores yet.')).toBeVisible();
    await host('set', 'Wet Paint', '40');
    await host('set', 'Exact Change', '30');
    await expect(crews(page)).toHaveText([/Wet Paint40/, /Exact Change30/]);
    await expect(board(page).getByRole('status')).toBeEmpty();
    await host('set', 'Exact Change', '+15');
    await expect(board(page).getByRole('status')).toHaveText('Exact Change takes the lead.');
    await expect(crews(page)).toHaveText([/Exact Change45/, /Wet Paint40/]);
    await host('seal');
    await expect(board(page).getByText(/^Sealed by the host/)).toBeVisible();
    await host('set', 'Wet Paint', '90');
    // As a number of its own: times and names have such digits, too.
    expect(JSON.stringify(pubnub.published.at(-1))).not.toMatch(/\b90\b/);
    await expect(crews(page)).toHaveText([/Exact Change45/, /Wet Paint40/]);
    await host('end');
    await expect(freshness(page)).toHaveText(/^Final board\./);
    await expect(crews(page)).toHaveText([/Wet Paint90/, /Exact Change45/]);
    await expect(board(page).getByRole('status')).toHaveText('Wet Paint wins.');
    expect((await host('show')).stdout).toContain('Rainy Hunt, Oakland (ended)');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
