import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { isHydrated } from '../e2e/watch-page.ts';
import { startSite } from '../site/start-site.ts';
import type { Finger, Spot } from './finger.ts';
import { lastTimes, timeOf } from './interaction-times.ts';
import { median } from './median.ts';
import { PHONE_OPTIONS, phoneMaker } from './slowed-phone.ts';

/*
 * `npm run audit:interactions [-- --rounds 5 --slowdown 4 --phone 560]`: how long a tap, a key or a choice on the pages that people read takes
 * until the next paint, by the browser's own Event Timing (in steps of 8 ms) on a slowed processor, and how long a story takes from the
 * tap on its card to its first paint. The quote has an audit of its own. Taps on a page that has nothing but one question and one field are
 * the floor: what this machine and its browser take by themselves. The driver's locators leave listeners for every tap in a page, which cost a slowed
 * phone 6 of 48 ms, so pages are asked by plain scripts until all is timed. Ends with 1 when a first tap takes over 100 ms, when the median of
 * anything else takes over 50 ms, or when any of it once takes over 100 ms. Works on the last build.
 */
const LONGEST_MEDIAN_MS = 50;
const LONGEST_MS = 100;
const FLOOR = 'floor: ';
const CONTENT_PAGE = '/scavenger-hunts';
const STUDY = '/case-studies/lumenfold-mission-mural-dash';
const EMPTY_PAGE =
  '<!doctype html><meta name="viewport" content="width=device-width"><title>Empty</title><details><summary>Open</summary>Yes</details><input type="search">';
const CARD = 'main li > a[href^="/case-studies/"]:not([href*="?"])';
/** A slowed page tells late how long something took. */
const REST_MS = 600;
/** How long a page may take for what is waited for. */
const PATIENCE_MS = 5000;
/** How long after its question is on the screen a page is tapped for the first time: before, while and after scripts come. */
const FIRST_TAPS_MS = [0, 100, 400, 1500];

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, ...PHONE_OPTIONS } });

/** A page that is read on a phone, and the finger of its reader. */
type Reading = { page: Page; finger: Finger };

const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const phones = phoneMaker(browser, values);
const times = new Map<string, number[]>();
const arrivals: number[] = [];
try {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    await timeEmptyPage();
    for (const wait of FIRST_TAPS_MS) await timeFirstTap(wait);
    await onPage('/case-studies', timeLibrary);
    await onPage(STUDY, timePictures);
    await onPage('/case-studies', timeStory);
  }
} finally {
  await browser.close();
  site.stop();
}

const rows = [...times].map(([interaction, samples]) => ({
  interaction,
  samples: samples.length,
  median: median(samples),
  worst: Math.max(...samples),
}));
console.table(rows);
console.log(phones.tell());
console.log(
  `From the tap on a card to the first paint of its story: ${median(arrivals)} ms, ${Math.max(...arrivals)} at worst.`,
);
const slow = rows.filter(
  ({ interaction, median, worst }) =>
    !interaction.startsWith(FLOOR) &&
    (worst > LONGEST_MS || (median > LONGEST_MEDIAN_MS && !interaction.startsWith('first tap'))),
);
if (slow.length > 0) console.error(`Too slow: ${slow.map(({ interaction }) => interaction).join(', ')}`);
process.exitCode = slow.length > 0 ? 1 : 0;

function note(interaction: string, time: number): void {
  times.set(interaction, [...(times.get(interaction) ?? []), time]);
}

/** A slowed phone, in which nobody has touched anything yet. */
async function slowPhone(): Promise<Reading> {
  const { page, finger, slowDown } = await phones.open();
  await slowDown();
  return { page, finger };
}

/** The middle of the first element of `selector` that is to be seen and whose text begins with `text`, brought to the middle of the screen. */
async function spotOf(page: Page, selector: string, text = ''): Promise<Spot> {
  const spot = await page.evaluate(
    ([selector, text]) => {
      const found = [...document.querySelectorAll(selector)].find(
        (one) => one.checkVisibility() && one.textContent.trim().startsWith(text),
      );
      if (!found) return undefined;
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    [selector, text] as const,
  );
  if (!spot) throw new Error(`Nothing like this is to be seen on ${page.url()}: ${selector} ${text}`);
  return spot;
}

/** How long a tap takes on something that has come to rest in view. */
async function timeOfTap({ page, finger }: Reading, selector: string, text?: string): Promise<number> {
  const spot = await restingSpotOf(page, selector, text);
  return timeOf(page, () => finger.tap(spot), REST_MS);
}

/** Where something is once it has come to rest in view: what is far above it is laid out on the way there, and moves it. */
async function restingSpotOf(page: Page, selector: string, text?: string): Promise<Spot> {
  await spotOf(page, selector, text);
  await page.waitForTimeout(REST_MS);
  const spot = await spotOf(page, selector, text);
  await page.waitForTimeout(REST_MS);
  return spot;
}

/** Resolves with whether `condition` holds in the page before long. */
async function comes(page: Page, condition: () => boolean): Promise<boolean> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await page.waitForTimeout(50))
    if (await page.evaluate(condition)) return true;
  return false;
}

async function until(page: Page, what: string, condition: () => boolean): Promise<void> {
  if (!(await comes(page, condition))) throw new Error(`${page.url()}: ${what} did not come.`);
}

async function timeEmptyPage(): Promise<void> {
  const reading = await slowPhone();
  const { page } = reading;
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }));
  await page.goto(`${site.origin}/empty`);
  for (let turn = 0; turn < 4; turn += 1) {
    note(`${FLOOR}question`, await timeOfTap(reading, 'summary'));
    note(`${FLOOR}field`, await timeOfTap(reading, 'input'));
  }
  await page.context().close();
}

/** The first thing that somebody does on a page they read: they open a question, which they see. */
async function timeFirstTap(wait: number): Promise<void> {
  const { page, finger } = await slowPhone();
  await page.goto(site.origin + CONTENT_PAGE, { waitUntil: 'domcontentloaded' });
  // It is below the first screen, and shown when its rules are there.
  await page.locator('main summary').first().waitFor({ timeout: PATIENCE_MS });
  const question = await spotOf(page, 'main summary');
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  await page.waitForTimeout(wait);
  note(`first tap, after ${wait} ms`, await timeOf(page, () => finger.tap(question), REST_MS));
  await until(page, 'the answer', () => document.querySelector('main details')!.hasAttribute('open'));
  await page.context().close();
}

/** Goes to a page, waits until it is whole and React runs, and times what is done there. */
async function onPage(path: string, act: (reading: Reading) => Promise<void>): Promise<void> {
  const reading = await slowPhone();
  const { page } = reading;
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  for (let tries = 5; !(await showUp(page)); tries -= 1)
    if (tries === 0) throw new Error(`${path} does not start React.`);
  // What a page does by itself after it came is slowed, too, and belongs to no interaction.
  await page.waitForTimeout(2000);
  await act(reading);
  await page.context().close();
}

/** A sign of a person; a slowed page may miss the first one. Resolves with whether React runs soon after. */
async function showUp(page: Page): Promise<boolean> {
  await page.keyboard.press('Shift');
  return comes(page, isHydrated);
}

async function timeLibrary(reading: Reading): Promise<void> {
  const { page, finger } = reading;
  const FILTER = ['main a', 'Escape Room'] as const;
  const isFolded = await page.evaluate(() => document.querySelector('main summary')?.checkVisibility() === true);
  if (isFolded) await finger.tap(await spotOf(page, 'main summary'));
  await page.waitForTimeout(300);
  note('filter', await timeOfTap(reading, ...FILTER));
  await page.waitForURL(/category=Escape/);
  await page.waitForTimeout(500);
  note('filter back', await timeOfTap(reading, ...FILTER));
  await page.waitForURL((url) => !url.search);
  await page.waitForTimeout(500);
  note('search, tap', await timeOfTap(reading, 'main input[type=search]'));
  for (const letter of 'lantern') note('search, key', await timeOf(page, () => page.keyboard.press(letter), REST_MS));
  await page.waitForURL(/q=lantern/);
}

async function timePictures(reading: Reading): Promise<void> {
  const { page } = reading;
  note('picture opens', await timeOfTap(reading, '#picture-1'));
  await until(page, 'the picture', () => document.querySelector('dialog[open]') !== null);
  await page.waitForTimeout(600);
  for (let turn = 0; turn < 3; turn += 1)
    note('next picture', await timeOf(page, () => page.keyboard.press('ArrowRight'), REST_MS));
  note('pictures close', await timeOf(page, () => page.keyboard.press('Escape'), REST_MS));
  await until(page, 'the page', () => document.querySelector('dialog[open]') === null);
}

async function timeStory({ page, finger }: Reading): Promise<void> {
  const card = await restingSpotOf(page, CARD);
  const pressed = Date.now();
  await finger.tap(card);
  await page.waitForURL(/\/case-studies\/[a-z-]+$/);
  await until(page, 'its first paint', () => performance.getEntriesByName('first-contentful-paint').length > 0);
  const painted = await page.evaluate(
    () => performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  );
  note('story opens', await lastTimes(page));
  arrivals.push(Math.round(painted - pressed));
}
