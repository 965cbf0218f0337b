import { throttling } from 'lighthouse/core/config/constants.js';
import type { Browser, Page } from 'playwright';

/** Lighthouse's slow 4G as a browser applies it: the latency of each request contains the cost of a new connection. */
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G;
const BYTES_PER_KBIT = 1024 / 8;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const LETTER = 'D';

/** The time of the largest contentful paint after the request, in milliseconds, on a phone `slowdown` times slower than this machine. */
export async function timeLargestPaint(browser: Browser, url: string, slowdown: number): Promise<number> {
  return onPhone(browser, slowdown, async (page) => {
    await page.goto(url);
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  });
}

/**
 * The time until a letter is in the first text field of the quote page, in milliseconds after the request, for a visitor who answers the
 * first question and continues at first paint, on the same phone. Throws when loading removes the letter, the field or the caret position.
 */
export async function timeFirstLetter(browser: Browser, url: string, slowdown: number): Promise<number> {
  return onPhone(browser, slowdown, async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.evaluate(() =>
      addEventListener('input', ({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'text') performance.mark('letter');
      }),
    );
    const event = page.locator('input[type=radio]:visible').first();
    await event.press('Space');
    await event.press('Enter');
    const field = page.locator('input[type=text]:visible').first();
    await field.press(LETTER);
    const then = await field.elementHandle();
    // React and the city suggestions have loaded.
    await page.getByRole('combobox').waitFor();
    const isKept = await field.evaluate(
      (now, [before, letter]) =>
        now === before && now === document.activeElement && (now as HTMLInputElement).value === letter,
      [then, LETTER] as const,
    );
    if (!isKept) throw new Error(`${url} lost what was typed while it loaded.`);
    return page.evaluate(() => performance.getEntriesByName('letter')[0]!.startTime);
  });
}

async function onPhone(browser: Browser, slowdown: number, act: (page: Page) => Promise<number>): Promise<number> {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: requestLatencyMs,
      downloadThroughput: downloadThroughputKbps * BYTES_PER_KBIT,
      uploadThroughput: uploadThroughputKbps * BYTES_PER_KBIT,
    });
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await act(page);
  } finally {
    await context.close();
  }
}
