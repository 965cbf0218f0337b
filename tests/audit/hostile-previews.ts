import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { BAD_LINKS, openBadLink } from '../factories/bad-links.ts';
import { HIT, hostileStudies } from '../factories/hostile-study.ts';
import { startSite } from '../servers/start-site.ts';

/**
 * `npm run audit -- hostile-previews [--documents 10000 --seed 1]`: loads generated hostile case studies into the preview of the last build, in a
 * real Chromium, 100 at a time, and opens some of each. Exits with 1 when one of their scripts ran, a request was sent to another host for
 * something other than a picture or film, an error was not caught, the policy blocked something, unsafe markup reached the page, the preview's banner was not visible, a damaged share
 * link was refused after more than 200 ms or 5 MB after more than 5 s (the fastest of three), or too few studies were shown for a
 * meaningful run.
 */
const PER_PASTE = 100;
const OPENED_PER_PASTE = 10;
/** Every tenth paste has an entry that is refused, so that the error list also contains hostile text. */
const REFUSED_EVERY = 10;
const MAX_REFUSAL_MS = 200;
const HUGE = JSON.stringify([{ body: 'a'.repeat(5_000_000) }]);
const MAX_HUGE_MS = 5000;

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const count = Number(values.documents);
const found = {
  'scripts run': [] as string[],
  'foreign requests': [] as string[],
  'page errors': [] as string[],
  'policy violations': [] as string[],
  'pieces of unsafe markup': [] as string[],
  'views without the banner': [] as string[],
  'links refused after more than 200 ms': [] as string[],
  'pastes of 5 MB refused after more than 5 s': [] as string[],
};
const seen = { shown: 0, opened: 0, refused: 0 };

const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const started = performance.now();
try {
  const page = await openWatchedPage();
  await page.goto(`${site.origin}/case-studies/preview?test-mode=true&as-of=9999-12-31`);
  await page.getByLabel('Case studies as JSON').waitFor();
  for (const [name, [fragment]] of Object.entries(BAD_LINKS)) {
    const times = [];
    for (let round = 0; round < 3; round += 1) times.push(await openBadLink(page, fragment));
    const fastest = Math.min(...times);
    if (fastest > MAX_REFUSAL_MS)
      found['links refused after more than 200 ms'].push(`${name}: ${fastest.toFixed(0)} ms`);
  }
  await page.goto(`${site.origin}/case-studies/preview?test-mode=true&as-of=9999-12-31`);
  await page.getByLabel('Case studies as JSON').waitFor();
  await pasteHuge(page);
  const studies = hostileStudies(count, Number(values.seed));
  for (let start = 0; start < count; start += PER_PASTE) await preview(page, studies.slice(start, start + PER_PASTE));
} finally {
  await browser.close();
  site.stop();
}
const kinds = Object.entries(found);
console.log(
  `${count} hostile documents in ${((performance.now() - started) / 1000).toFixed(0)} s: ${seen.shown} shown, ` +
    `${seen.opened} opened, ${seen.refused} refused in words; ` +
    `${kinds.map(([kind, cases]) => `${cases.length} ${kind}`).join(', ')}.`,
);
for (const [kind, cases] of kinds) for (const one of cases.slice(0, 5)) console.error(`${kind}: ${one.slice(0, 300)}`);
const isWhole =
  seen.shown + seen.refused === count && seen.shown >= count * 0.8 && seen.opened * PER_PASTE >= seen.shown;
if (!isWhole) console.error('Too few documents were shown or opened.');
process.exitCode = isWhole && kinds.every(([, cases]) => cases.length === 0) ? 0 : 1;

/** Opens a page on which every error is recorded from its first byte. */
async function openWatchedPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 800 } });
  await context.exposeBinding(HIT, ({ page }) => void found['scripts run'].push(page.url()));
  await context.exposeBinding('noteRefusal', (_, what: string) => void found['policy violations'].push(what));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (window as unknown as { noteRefusal: (what: string) => void }).noteRefusal(
        `${violatedDirective} ${blockedURI} ${sample}`,
      ),
    );
  });
  // Each missing picture would cost the server a rendered page.
  await context.route('**/*', (route) =>
    route.request().resourceType() === 'image' || !route.request().url().startsWith(site.origin)
      ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
      : route.continue(),
  );
  const page = await context.newPage();
  page.on('request', (request) => {
    const isMedia = request.url().startsWith('https:') && ['image', 'media'].includes(request.resourceType());
    if (!isMedia && !new RegExp(`^(${site.origin}/|data:|blob:)`).test(request.url()))
      found['foreign requests'].push(request.url());
  });
  page.on('pageerror', (error) => found['page errors'].push(error.message));
  page.on('console', (message) => message.type() === 'error' && found['page errors'].push(message.text()));
  page.on('dialog', (dialog) => {
    found['scripts run'].push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return page;
}

/** Measures the refusal of a paste of 5 MB. Most of this time the browser lays out the text in the field. */
async function pasteHuge(page: Page): Promise<void> {
  const times = [];
  for (let round = 0; round < 3; round += 1) {
    await page.reload();
    await page.getByLabel('Case studies as JSON').waitFor();
    const pasted = performance.now();
    await paste(page, HUGE);
    await page.getByText('The text is larger than 1 MB').waitFor();
    times.push(performance.now() - pasted);
  }
  const fastest = Math.min(...times);
  if (fastest > MAX_HUGE_MS) found['pastes of 5 MB refused after more than 5 s'].push(`${fastest.toFixed(0)} ms`);
}

function paste(page: Page, text: string): Promise<void> {
  return page.evaluate((value) => {
    const field = document.querySelector<HTMLTextAreaElement>('#case-studies-json')!;
    field.value = value;
    field.form!.requestSubmit();
  }, text);
}

/** Loads studies as one paste, and opens some of them. */
async function preview(page: Page, studies: Record<string, unknown>[]): Promise<void> {
  const first = studies[0]?.id as number;
  const isRefused = (first - 1) % (PER_PASTE * REFUSED_EVERY) === PER_PASTE * (REFUSED_EVERY - 1);
  const text = JSON.stringify(
    isRefused ? [...studies.slice(1), { ...studies[0], slug: studies[0]?.body ?? null }] : studies,
  );
  await paste(page, text);
  await inspectPage(page, `paste from ${first}`);
  if (isRefused) {
    await page.getByText(/errors?, nothing was loaded$/).waitFor();
    seen.refused += studies.length;
    return;
  }
  const links = page.locator('section[aria-labelledby=loaded] li a');
  await page.waitForFunction(
    ([slug, most]) => {
      const links = document.querySelectorAll('section[aria-labelledby=loaded] li a');
      return links.length === most && links[0]?.getAttribute('href')?.endsWith(`slug=${slug}`);
    },
    [String(studies[0]?.slug), studies.length] as const,
  );
  seen.shown += studies.length;
  for (let round = 0; round < OPENED_PER_PASTE; round += 1) {
    const index = Math.floor((studies.length * round) / OPENED_PER_PASTE);
    await links.nth(index).click();
    const refusal = page.getByText('This case study could not be drawn.');
    await page.locator('article').or(refusal).waitFor();
    if (await refusal.isVisible()) found['page errors'].push(`${String(studies[index]?.slug)} could not be drawn`);
    if (round % 2 === 1) await page.evaluate(() => document.querySelector('article')?.scrollIntoView({ block: 'end' }));
    await inspectPage(page, String(studies[index]?.slug));
    seen.opened += 1;
  }
}

/** Records unsafe markup, and whether the banner is visible at the current scroll position. */
async function inspectPage(page: Page, what: string): Promise<void> {
  const { isSeen, unsafe } = await page.evaluate(() => {
    const banner = [...document.querySelectorAll('p')].find(({ textContent }) =>
      textContent.startsWith('Preview, not published'),
    );
    const box = banner?.getBoundingClientRect();
    const top = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    // An invalid URL leads nowhere.
    const addressOf = (value: string) => new URL(URL.canParse(value, location.href) ? value : '/', location.href);
    const isUnsafe = ({ name, value }: Attr) =>
      name.startsWith('on') ||
      name === 'srcset' ||
      (name === 'style' && value.includes('url(')) ||
      (['href', 'action', 'data'].includes(name) && !/^(https?|mailto):$/.test(addressOf(value).protocol)) ||
      (['src', 'poster'].includes(name) && !isOwnOrSecure(addressOf(value)));
    const isOwnOrSecure = ({ origin, protocol }: URL) => origin === location.origin || protocol === 'https:';
    const isOdd = ({ localName, attributes }: Element) =>
      ['script', 'iframe', 'object', 'embed', 'base', 'style', 'link', 'meta'].includes(localName) ||
      [...attributes].some(isUnsafe);
    return {
      isSeen: Boolean(banner && top && banner.contains(top)),
      unsafe: [...document.querySelectorAll('main *')].filter(isOdd).map(({ outerHTML }) => outerHTML),
    };
  });
  if (!isSeen) found['views without the banner'].push(what);
  for (const markup of unsafe) found['pieces of unsafe markup'].push(`${what}: ${markup}`);
  if (await page.evaluate(() => 'polluted' in {})) found['scripts run'].push(`${what}: a prototype was changed`);
}
