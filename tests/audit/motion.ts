import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { untilHydrated } from '../e2e/watch-page.ts';
import { openSite } from './open-site.ts';

/*
 * `npm run audit -- motion`: counts the frames that are drawn and dropped while things move, on a processor slowed down 4 times, in a trace of
 * Chromium. Exits with 1 when a motion drops more than a tenth of its frames, or
 * when nothing moves. Run it on a machine that does nothing else.
 */
const SLOWDOWN = 4;
const MAX_SHARE = 0.1;
/** Fewer mean that nothing has moved. */
const MIN_FRAMES = 10;
const VIEWPORT_HEIGHT = 844;
/** The longest motion, in milliseconds. */
const MOTION_MS = 1500;

type Motion = { name: string; path: string; width: number; start: string; act: (page: Page) => Promise<void> };

const goToMap = (page: Page) => page.getByRole('link', { name: 'Map', exact: true }).click();

/** `start` is the element that is scrolled to and focused before. */
const MOTIONS: Motion[] = [
  { name: 'the pawn hops to a square', path: '/play', width: 1440, start: '#card-title', act: goToMap },
  { name: 'the board follows the pawn', path: '/play', width: 390, start: '#card-title', act: goToMap },
  {
    name: 'the ring of the gate turns',
    path: '/escape-rooms/journey-to-jidara',
    width: 1440,
    start: '#lintel input',
    act: pressRight,
  },
  { name: 'the globe turns', path: '/virtual-events', width: 1440, start: '#globe-hour', act: pressRight },
  { name: 'tables come in', path: '/escape-rooms/jidara-pop-up', width: 1440, start: '#set-tables', act: pressRight },
  { name: 'drawings assemble', path: '/', width: 1440, start: 'h1', act: scrollDown },
];

function pressRight(page: Page): Promise<void> {
  return page.keyboard.press('ArrowRight');
}

async function scrollDown(page: Page): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    await page.mouse.wheel(0, 120);
    await pause(60);
  }
}

async function countFrames(browser: Browser, origin: string, { path, width, start, act }: Motion) {
  const context = await browser.newContext({ viewport: { width, height: VIEWPORT_HEIGHT } });
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.keyboard.press('Shift');
  await untilHydrated(page);
  await page.locator(start).scrollIntoViewIfNeeded();
  await page.locator(start).focus();
  await pause(MOTION_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, {
    categories: ['cc', 'devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame'],
  });
  await act(page);
  await pause(MOTION_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: { name: string }[] };
  await context.close();
  const count = (name: string) => traceEvents.filter((event) => event.name === name).length;
  return { drawn: count('DrawFrame'), dropped: count('DroppedFrame') };
}

let hasFailed = false;
await openSite(async ({ origin, browser }) => {
  for (const motion of MOTIONS) {
    const { drawn, dropped } = await countFrames(browser, origin, motion);
    hasFailed ||= drawn < MIN_FRAMES || dropped > (drawn + dropped) * MAX_SHARE;
    console.log(`${motion.name.padEnd(30)} ${motion.width} px  ${drawn} frames drawn, ${dropped} dropped`);
  }
});
if (hasFailed) process.exitCode = 1;
