import type { Page } from 'playwright';

/*
 * Glossary
 *   interaction  a key, tap or drag, from the moment the browser received it to the next paint (Event Timing, W3C)
 *   time         in milliseconds; the browser rounds to 8 and says nothing of less than 16, which counts as 16 here
 */

const SHORTEST_SAID = 16;
/** How long the page is left alone after an interaction, so that its own timers have run before the next one. */
const REST = 160;
/** The browser tells of an interaction once its frame is on the screen, in a task that waits its turn. */
const FRAMES = 2;
/** While a finger pulls, a browser may tell of no idle moment: after that long it counts as one. */
const LONGEST_WAIT = 500;

type Watched = { times: number[] };

/** Makes every page that opens after it keep the time of its interactions. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { times: [] };
    Object.assign(window, { watched });
    const note = (list: PerformanceObserverEntryList) =>
      watched.times.push(...list.getEntries().map((e) => e.duration));
    // Of a page that is left, the next one tells.
    addEventListener('pagehide', () => sessionStorage.setItem('watched', JSON.stringify(watched.times)));
    // TypeScript does not know the threshold of Event Timing yet.
    const everyEvent = { type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit;
    new PerformanceObserver(note).observe(everyEvent);
    new PerformanceObserver(note).observe({ type: 'first-input', buffered: true });
  });
}

/**
 * Makes an open page keep how long pulls at its sliders take, until what it returns is called. Event Timing leaves out moves: this is from the
 * move to the task after the next frame. A page that listens to moves works more for every tap, so only those that are pulled do.
 */
export async function watchPulls(page: Page): Promise<() => Promise<void>> {
  const listening = await page.evaluateHandle(() => {
    const { watched } = window as unknown as { watched: Watched };
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

/** Resolves when the page has drawn that many more frames and has nothing left to do after each. */
function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    async ([frames, timeout]) => {
      for (let frame = 0; frame < frames; frame += 1)
        await new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn, { timeout })));
    },
    [FRAMES, LONGEST_WAIT] as const,
  );
}

/** Does something in a page that is at rest and gives how long the longest of its interactions took, once the page is at rest again. */
export async function timeOf(page: Page, act: () => Promise<unknown>, rest = REST): Promise<number> {
  await page.evaluate(() => void (window as unknown as { watched: Watched }).watched.times.splice(0));
  await act();
  await page.waitForTimeout(rest);
  await untilIdle(page);
  const times = await page.evaluate(() => (window as unknown as { watched: Watched }).watched.times);
  return Math.max(SHORTEST_SAID, ...times);
}

/** How long the longest interaction took on the page that was left for this one. */
export async function lastTimes(page: Page): Promise<number> {
  const kept = await page.evaluate(() => sessionStorage.getItem('watched'));
  return Math.max(SHORTEST_SAID, ...(JSON.parse(kept ?? '[]') as number[]));
}
