import type { Page } from 'playwright';
import { isHydrated } from '../../e2e/watch-page.ts';
import type { ScreenPoint, TouchInput } from './emulate-touch.ts';
import { getPreviousPageTime, measureInteraction } from './interaction-times.ts';
import type { Walk } from './slowed-phone.ts';

/*
 * The driver's locators add listeners to a page, which cost a slowed phone 6 of 48 ms per tap, so plain scripts query the pages until all is
 * measured.
 */
const CONTENT_PAGE = '/scavenger-hunts';
const STUDY = '/case-studies/lumenfold-mission-mural-dash';
const EMPTY_PAGE =
  '<!doctype html><meta name="viewport" content="width=device-width"><title>Empty</title><details><summary>Open</summary>Yes</details><input type="search">';
const CARD = 'main li > a[href^="/case-studies/"]:not([href*="?"])';
/** A slowed page reports times late. */
const REST_MS = 600;
/** The longest wait for a condition, in milliseconds. */
const TIMEOUT_MS = 5000;
/** The delays between the paint of a question and the first tap on it, in milliseconds: before, while and after scripts load. */
const FIRST_TAPS_MS = [0, 100, 400, 1500];

/** A page on a phone, and its touch input. */
type OpenPhone = { page: Page; touch: TouchInput };
type Note = Parameters<Walk>[2];

/** Uses questions, the library and the pictures of a case study on pages for reading. */
export const walkContent: Walk = async (origin, openPhone, note) => {
  const onPage = async (act: (phone: OpenPhone) => Promise<void>) => {
    const { page, touch, slowDown } = await openPhone();
    await slowDown();
    await act({ page, touch });
    await page.context().close();
  };
  const onHydratedPage = (path: string, act: (phone: OpenPhone, note: Note) => Promise<void>) =>
    onPage(async (phone) => {
      await hydrate(phone.page, origin + path);
      await act(phone, note);
    });

  await onPage((phone) => timeEmptyPage(phone, `${origin}/empty`, note));
  for (const wait of FIRST_TAPS_MS)
    await onPage(async (phone) =>
      note(`first tap, after ${wait} ms`, await measureFirstTap(phone, origin + CONTENT_PAGE, wait)),
    );
  await onHydratedPage('/case-studies', timeLibrary);
  await onHydratedPage(STUDY, timePictures);
  await onHydratedPage('/case-studies', timeStory);
};

/** Scrolls the first visible element of `selector` whose text begins with `text` to the middle of the screen, and returns its center. */
async function locateTarget(page: Page, selector: string, text = ''): Promise<ScreenPoint> {
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

/** The time of a tap on an element that has stopped moving, in milliseconds. */
async function measureTap({ page, touch }: OpenPhone, selector: string, text?: string): Promise<number> {
  const spot = await locateAtRest(page, selector, text);
  return measureInteraction(page, () => touch.tap(spot), REST_MS);
}

/** The position of an element that has stopped moving. Scrolling to it lays out the content above, which moves it. */
async function locateAtRest(page: Page, selector: string, text?: string): Promise<ScreenPoint> {
  await locateTarget(page, selector, text);
  await page.waitForTimeout(REST_MS);
  const spot = await locateTarget(page, selector, text);
  await page.waitForTimeout(REST_MS);
  return spot;
}

/** Resolves with whether `condition` becomes true in the page within TIMEOUT_MS. */
async function becomesTrue(page: Page, condition: () => boolean): Promise<boolean> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await page.waitForTimeout(50))
    if (await page.evaluate(condition)) return true;
  return false;
}

async function until(page: Page, what: string, condition: () => boolean): Promise<void> {
  if (!(await becomesTrue(page, condition))) throw new Error(`${page.url()}: ${what} did not come.`);
}

async function timeEmptyPage(phone: OpenPhone, url: string, note: Note): Promise<void> {
  const { page } = phone;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }));
  await page.goto(url);
  for (let round = 0; round < 4; round += 1) {
    note('floor: question', await measureTap(phone, 'summary'));
    note('floor: field', await measureTap(phone, 'input'));
  }
}

/** Measures a typical first interaction on a content page: opening a visible question. */
async function measureFirstTap({ page, touch }: OpenPhone, url: string, wait: number): Promise<number> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  // It is below the first screen.
  await page.locator('main summary').first().waitFor({ timeout: TIMEOUT_MS });
  const question = await locateTarget(page, 'main summary');
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  await page.waitForTimeout(wait);
  const time = await measureInteraction(page, () => touch.tap(question), REST_MS);
  await until(page, 'the answer', () => document.querySelector('main details')!.hasAttribute('open'));
  return time;
}

/** Opens a page and waits until it has loaded and hydrated. */
async function hydrate(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  for (let tries = 5; !(await triggerHydration(page)); tries -= 1)
    if (tries === 0) throw new Error(`${url} does not start React.`);
  // The page's own work after loading is throttled, too, and belongs to no interaction.
  await page.waitForTimeout(2000);
}

/** Sends an interaction; a slowed page may miss the first one. Resolves with whether React has hydrated the page soon after. */
async function triggerHydration(page: Page): Promise<boolean> {
  await page.keyboard.press('Shift');
  return becomesTrue(page, isHydrated);
}

async function timeLibrary(phone: OpenPhone, note: Note): Promise<void> {
  const { page, touch } = phone;
  const FILTER = ['main a', 'Escape Room'] as const;
  const isFolded = await page.evaluate(() => document.querySelector('main summary')?.checkVisibility() === true);
  if (isFolded) await touch.tap(await locateTarget(page, 'main summary'));
  await page.waitForTimeout(300);
  note('filter', await measureTap(phone, ...FILTER));
  await page.waitForURL(/category=Escape/);
  await page.waitForTimeout(500);
  note('filter back', await measureTap(phone, ...FILTER));
  await page.waitForURL((url) => !url.search);
  await page.waitForTimeout(500);
  note('search, tap', await measureTap(phone, 'main input[type=search]'));
  for (const letter of 'lantern')
    note('search, key', await measureInteraction(page, () => page.keyboard.press(letter), REST_MS));
  await page.waitForURL(/q=lantern/);
}

async function timePictures(phone: OpenPhone, note: Note): Promise<void> {
  const { page } = phone;
  note('picture opens', await measureTap(phone, '#picture-1'));
  await until(page, 'the picture', () => document.querySelector('dialog[open]') !== null);
  await page.waitForTimeout(600);
  for (let round = 0; round < 3; round += 1)
    note('next picture', await measureInteraction(page, () => page.keyboard.press('ArrowRight'), REST_MS));
  note('pictures close', await measureInteraction(page, () => page.keyboard.press('Escape'), REST_MS));
  await until(page, 'the page', () => document.querySelector('dialog[open]') === null);
}

async function timeStory({ page, touch }: OpenPhone, note: Note): Promise<void> {
  await touch.tap(await locateAtRest(page, CARD));
  await page.waitForURL(/\/case-studies\/[a-z-]+$/);
  await until(page, 'its first paint', () => performance.getEntriesByName('first-contentful-paint').length > 0);
  note('story opens', await getPreviousPageTime(page));
}
