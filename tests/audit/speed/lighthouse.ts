import { launch, Launcher } from 'chrome-launcher';
import lighthouse, { auditFlowArtifacts, desktopConfig, type Result } from 'lighthouse';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { CHROMIUM_FLAGS, DISABLED_FEATURES, findChromium, OWN_PAGE_FEATURES } from '#tests/browser';
import { lowerPriority } from './lower-priority.ts';

/**
 * `scores` from 0 to 100 in the order of the categories; times in milliseconds; `failed` are audits outside of performance; `benchmark` is
 * Lighthouse's benchmark of this machine just before the load, without unit, higher is faster.
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

/** Waits until the CPU is idle, for at most 30 s. */
export async function waitUntilIdle(): Promise<void> {
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

/** The certificates of an audit are self-signed. Of several lists of disabled features only the last counts. */
const FLAGS = [
  '--headless=new',
  '--ignore-certificate-errors',
  ...CHROMIUM_FLAGS,
  DISABLED_FEATURES + [...Launcher.defaultFlags().flatMap(parseDisabledFeatures), ...OWN_PAGE_FEATURES].join(),
];

function parseDisabledFeatures(flag: string): string[] {
  return flag.startsWith(DISABLED_FEATURES) ? flag.slice(DISABLED_FEATURES.length).split(',') : [];
}

type FormFactor = 'mobile' | 'desktop';

/**
 * A load of a page: Lighthouse's reading, and a function that computes the reading of the same load on a phone `times` slower than this
 * machine (4 by default).
 */
export type Load = { reading: Reading; withSlowdown: (times: number) => Promise<Reading> };

/**
 * One load by Lighthouse in a new browser, with a second attempt when Lighthouse lost its trace, as occasionally happens. Throws when it
 * could not read the page.
 */
export async function loadOnce(url: string, categories: string[], form: FormFactor): Promise<Load> {
  try {
    return await load(url, categories, form);
  } catch (error) {
    console.error(`${String(error)} Once more.`);
    return load(url, categories, form);
  }
}

async function load(url: string, categories: string[], form: FormFactor): Promise<Load> {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: FLAGS });
  let stepForward: (() => void) | undefined;
  try {
    stepForward = lowerPriority(chrome.pid);
    const flags = { port: chrome.port, logLevel: 'error', onlyCategories: categories } as const;
    const config = form === 'desktop' ? desktopConfig : undefined;
    const result = await lighthouse(url, flags, config);
    if (!result) throw new Error(`${url}: no result`);
    return {
      reading: toReading(result.lhr, categories),
      withSlowdown: async (times) => {
        const { settings } = result.artifacts;
        const throttling = { ...settings.throttling, cpuSlowdownMultiplier: times };
        const artifacts = { ...result.artifacts, settings: { ...settings, throttling } };
        const step = { artifacts, flags: { ...flags, throttling } };
        const again = await auditFlowArtifacts({ gatherSteps: [step] }, config);
        return toReading(again.steps[0]!.lhr, categories);
      },
    };
  } finally {
    chrome.kill();
    stepForward?.();
  }
}

function toReading({ audits, categories, environment, runtimeError, requestedUrl }: Result, names: string[]): Reading {
  if (runtimeError) throw new Error(`${requestedUrl}: ${runtimeError.message}`);
  const number = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    scores: names.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    failed: Object.values(categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score != null && audits[id].score < 1)
      .map(({ id }) => id),
    benchmark: environment.benchmarkIndex,
  };
}
