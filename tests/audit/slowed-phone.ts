import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { type Finger, fingerOn } from './finger.ts';
import { watchInteractions } from './interaction-times.ts';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** For `parseArgs`: `--slowdown 4` is a phone so many times slower than this machine, `--phone 560` one of that benchmark of Lighthouse. */
export const PHONE_OPTIONS = { slowdown: { type: 'string', default: '4' }, phone: { type: 'string' } } as const;

/** The benchmark of a phone, as somebody typed it; undefined for none. Throws when it is no number above 0. */
export function readBenchmark(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  const benchmark = Number(typed);
  if (benchmark > 0) return benchmark;
  throw new Error('--phone takes a benchmark of Lighthouse, such as 560.');
}

/** A phone with a page that tells of its interactions, a finger on it, and what makes it as slow as a phone is. */
export type SlowedPhone = { page: Page; finger: Finger; slowDown: () => Promise<void> };

/**
 * A maker of phones. A phone that is four times slower than whatever measures it is another phone on each machine and at each hour: one of a
 * benchmark has this machine's own taken just before, and is slowed by as much as that is more.
 */
export function phoneMaker(
  browser: Browser,
  values: { slowdown: string; phone?: string | undefined },
): { open: () => Promise<SlowedPhone>; tell: () => string } {
  const benchmark = readBenchmark(values.phone);
  const rates: number[] = [];
  return {
    open: async () => {
      const context = await browser.newContext(PHONE);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      const rate = benchmark ? Math.max(1, (await benchmarkOf(browser)) / benchmark) : Number(values.slowdown);
      rates.push(rate);
      await watchInteractions(page);
      return {
        page,
        finger: await fingerOn(page),
        slowDown: async () => void (await devtools.send('Emulation.setCPUThrottlingRate', { rate })),
      };
    },
    tell: () => {
      const [least, most] = [Math.min(...rates), Math.max(...rates)].map((rate) => rate.toFixed(1));
      return benchmark
        ? `A phone of benchmark ${benchmark}: slowed ${least} to ${most} times.`
        : `Slowed ${most} times.`;
    },
  };
}

/** How fast Lighthouse finds this machine in an empty page; no unit, more is faster. Takes a second. */
export async function benchmarkOf(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const benchmark = await page.evaluate<number>(`(${String(pageFunctions.computeBenchmarkIndex)})()`);
  await page.close();
  return benchmark;
}
