import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { type TouchInput, emulateTouch } from './emulate-touch.ts';
import { watchInteractions } from './interaction-times.ts';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/**
 * Options for `parseArgs`: `--slowdown 4` throttles the CPU by this factor, `--phone 560` emulates a phone with this Lighthouse benchmark.
 */
export const PHONE_OPTIONS = { slowdown: { type: 'string', default: '4' }, phone: { type: 'string' } } as const;

/** The benchmark from the command line; undefined for none. Throws unless it is a number above 0. */
export function parseBenchmark(option: string | undefined): number | undefined {
  if (option === undefined) return undefined;
  const benchmark = Number(option);
  if (benchmark > 0) return benchmark;
  throw new Error('--phone takes a benchmark of Lighthouse, such as 560.');
}

/** Measures interactions on the site at `origin`, on phones that `openPhone` creates, and passes the time of each to `note`. */
export type Walk = (
  origin: string,
  openPhone: () => Promise<SlowedPhone>,
  note: (interaction: string, time: number) => void,
) => Promise<void>;

/** A phone with a page that records its interactions, its touch input, and a function that starts the throttling. */
export type SlowedPhone = { page: Page; touch: TouchInput; slowDown: () => Promise<void> };

/**
 * Creates slowed phones. A fixed factor means another phone on each machine and at each hour. With a benchmark, this machine's own
 * benchmark is measured just before, and the CPU is throttled by the quotient.
 */
export function phoneMaker(
  browser: Browser,
  values: { slowdown: string; phone?: string | undefined },
): { open: () => Promise<SlowedPhone>; describe: () => string } {
  const benchmark = parseBenchmark(values.phone);
  const rates: number[] = [];
  return {
    open: async () => {
      const context = await browser.newContext(PHONE);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      const rate = benchmark ? Math.max(1, (await measureBenchmark(browser)) / benchmark) : Number(values.slowdown);
      rates.push(rate);
      await watchInteractions(page);
      return {
        page,
        touch: await emulateTouch(page),
        slowDown: async () => void (await devtools.send('Emulation.setCPUThrottlingRate', { rate })),
      };
    },
    describe: () => {
      const [slowest, fastest] = [Math.min(...rates), Math.max(...rates)].map((rate) => rate.toFixed(1));
      return benchmark
        ? `A phone of benchmark ${benchmark}: slowed ${slowest} to ${fastest} times.`
        : `Slowed ${fastest} times.`;
    },
  };
}

/** Lighthouse's benchmark of this machine in an empty page; without unit, higher is faster. Takes a second. */
export async function measureBenchmark(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const benchmark = await page.evaluate<number>(`(${String(pageFunctions.computeBenchmarkIndex)})()`);
  await page.close();
  return benchmark;
}
