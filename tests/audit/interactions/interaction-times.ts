import type { Page } from 'playwright';

const MIN_REPORTED_MS = 16;
/** The pause after an interaction, in milliseconds, so that the page's own timers have run before the next one. */
const REST_MS = 160;
/** The browser reports an interaction after its frame is on the screen, in a queued task. */
const FRAMES = 2;
/** During a drag a browser may report no idle period; after this time the page counts as idle. */
const MAX_WAIT_MS = 500;

type InteractionLog = { times: number[] };

/** Records the time of interactions on every page that opens after the call. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: InteractionLog = { times: [] };
    Object.assign(window, { watched });
    const note = (list: PerformanceObserverEntryList) =>
      watched.times.push(...list.getEntries().map((e) => e.duration));
    // The next page reports the times of a page that was left.
    addEventListener('pagehide', () => sessionStorage.setItem('watched', JSON.stringify(watched.times)));
    // TypeScript does not have the threshold of Event Timing yet.
    const everyEvent = { type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit;
    new PerformanceObserver(note).observe(everyEvent);
    new PerformanceObserver(note).observe({ type: 'first-input', buffered: true });
  });
}

/**
 * Records how long drags of the sliders on an open page take, until the returned function is called. Event Timing omits moves, so this is
 * the time from the move to the task after the next frame. Listening to moves makes every tap more expensive, so only drags are measured
 * this way.
 */
export async function watchDrags(page: Page): Promise<() => Promise<void>> {
  const listening = await page.evaluateHandle(() => {
    const { watched } = window as unknown as { watched: InteractionLog };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let moved = 0;
    addEventListener('pointermove', ({ timeStamp }) => (moved = timeStamp), options);
    addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof HTMLInputElement && target.type === 'range') || moved === 0) return;
        const start = moved;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => watched.times.push(performance.now() - start);
          port2.postMessage(0);
        });
      },
      options,
    );
    return listening;
  });
  return () => listening.evaluate((controller) => controller.abort());
}

/** Resolves when the page has drawn FRAMES more frames and was idle after each. */
function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    async ([frames, timeout]) => {
      for (let frame = 0; frame < frames; frame += 1)
        await new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn, { timeout })));
    },
    [FRAMES, MAX_WAIT_MS] as const,
  );
}

/**
 * Runs `act` on an idle page and resolves with the time of its longest interaction in milliseconds, once the page is idle again. An interaction is
 * a key, tap or drag, measured from the moment the browser received it to the next paint (Event Timing, W3C). The browser rounds to 8 ms and
 * omits anything below 16 ms, which counts as 16 here.
 */
export async function measureInteraction(page: Page, act: () => Promise<unknown>, rest = REST_MS): Promise<number> {
  await page.evaluate(() => void (window as unknown as { watched: InteractionLog }).watched.times.splice(0));
  await act();
  await page.waitForTimeout(rest);
  await untilIdle(page);
  const times = await page.evaluate(() => (window as unknown as { watched: InteractionLog }).watched.times);
  return Math.max(MIN_REPORTED_MS, ...times);
}

/** The time of the longest interaction on the previous page. */
export async function getPreviousPageTime(page: Page): Promise<number> {
  const stored = await page.evaluate(() => sessionStorage.getItem('watched'));
  return Math.max(MIN_REPORTED_MS, ...(JSON.parse(stored ?? '[]') as number[]));
}
