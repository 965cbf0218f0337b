import { launch, Launcher } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { CHROMIUM_FLAGS, DISABLED_FEATURES, findChromium, OWN_PAGES } from '../browser.ts';
import { stepBack } from './step-back.ts';

/**
 * `scores` from 0 to 100 in the order of the categories; times in milliseconds; `failed` are audits outside of performance; `benchmark` is how
 * fast Lighthouse found this machine just before the load, without a unit, more is faster.
 */
export type Reading = {
  scores: number[];
  fcp: number;
  lcp: number;
  blocking: number;
  shift: number;
  failed: string[];
  benchmark: number;
};

/** Waits until the machine is at rest, 30 s at the most. */
export async function atRest(): Promise<void> {
  const read = () =>
    cpus().map(({ times }) => ({ idle: times.idle, all: Object.values(times).reduce((a, b) => a + b) }));
  for (let tries = 0; tries < 20; tries += 1) {
    const before = read();
    await pause(1_500);
    const after = read();
    const sum = (key: 'idle' | 'all') => after.reduce((total, cpu, index) => total + cpu[key] - before[index]![key], 0);
    if (sum('idle') / sum('all') > 0.65) return;
  }
}

/** The certificate of an audit is signed by nobody else. Of several lists of features only the last counts. */
const FLAGS = [
  '--headless=new',
  '--ignore-certificate-errors',
  ...CHROMIUM_FLAGS,
  DISABLED_FEATURES + [...Launcher.defaultFlags().flatMap(disabledBy), ...OWN_PAGES].join(),
];

function disabledBy(flag: string): string[] {
  return flag.startsWith(DISABLED_FEATURES) ? flag.slice(DISABLED_FEATURES.length).split(',') : [];
}

/** `slowdown`: how many times slower than this machine the phone is; Lighthouse's own 4 without it. */
type Device = { form: 'mobile' | 'desktop'; slowdown?: number };

/** One run of Lighthouse in a browser of its own; another one when it lost its trace, as it does now and then. Throws when it could not read the page. */
export async function readOnce(url: string, categories: string[], device: Device): Promise<Reading> {
  try {
    return await read(url, categories, device);
  } catch (error) {
    console.error(`${String(error)} Once more.`);
    return read(url, categories, device);
  }
}

async function read(url: string, categories: string[], { form, slowdown }: Device): Promise<Reading> {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: FLAGS });
  let stepForward: (() => void) | undefined;
  try {
    stepForward = stepBack(chrome.pid);
    const desktop = await import('lighthouse/core/config/desktop-config.js').then((module) => module.default);
    const result = await lighthouse(
      url,
      {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: categories,
        ...(slowdown && { throttling: { cpuSlowdownMultiplier: slowdown } }),
      },
      form === 'desktop' ? desktop : undefined,
    );
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { audits, categories: results } = result.lhr;
    const number = (id: string) => audits[id]?.numericValue ?? NaN;
    return {
      scores: categories.map((id) => Math.round((results[id]?.score ?? 0) * 100)),
      fcp: number('first-contentful-paint'),
      lcp: number('largest-contentful-paint'),
      blocking: number('total-blocking-time'),
      shift: number('cumulative-layout-shift'),
      failed: Object.values(results)
        .filter(({ id }) => id !== 'performance')
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score != null && audits[id].score < 1)
        .map(({ id }) => id),
      benchmark: result.lhr.environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
    stepForward?.();
  }
}
