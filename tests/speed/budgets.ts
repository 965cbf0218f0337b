import { brotliCompressSync, constants } from 'node:zlib';

const KB = 1024;

/** What a page may cost before anybody scrolls. Sizes in bytes after brotli 11, fonts and bitmaps as they are. */
export const BUDGETS = {
  /** The document, with the styles that it carries. */
  html: 14 * KB,
  htmlWithDrawnHero: 20 * KB,
  total: 45 * KB,
  totalOfHome: 60 * KB,
  fonts: 40 * KB,
  requests: 6,
  /** The site's own scripts in the document. */
  inlineScripts: 2 * KB,
  /** Of the framework, before a sign of a person. */
  scripts: 0,
};

type Measure = 'html' | 'inlineScripts' | 'fonts' | 'scripts' | 'styles' | 'pictures' | 'total' | 'requests';

export type FirstLoad = { path: string; hasDrawnHero: boolean } & Record<Measure, number>;

type Limits = Partial<Record<Measure, number>>;

function limitsOf({ path, hasDrawnHero }: FirstLoad): Limits {
  return {
    html: hasDrawnHero ? BUDGETS.htmlWithDrawnHero : BUDGETS.html,
    total: path === '/' ? BUDGETS.totalOfHome : BUDGETS.total,
    fonts: BUDGETS.fonts,
    inlineScripts: BUDGETS.inlineScripts,
    scripts: BUDGETS.scripts,
    requests: BUDGETS.requests,
  };
}

/** What a load costs more of than it may, as sentences; none when it is within all budgets, or within `limits` instead. */
export function overruns(load: FirstLoad, limits: Limits = {}): string[] {
  const all = { ...limitsOf(load), ...limits };
  return (Object.keys(all) as Measure[])
    .filter((what) => load[what] > (all[what] ?? Infinity))
    .map((what) => `${load.path}: ${what} ${load[what]}, at most ${all[what]}`);
}

export function brotli(body: Buffer | string): number {
  const buffer = Buffer.from(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length };
  return brotliCompressSync(buffer, { params }).length;
}

/** Pages that are over a budget today, with what they may not grow beyond; each line that goes is progress. */
export const KNOWN: Record<string, Limits> = {
  '/case-studies': { requests: 9 },
};

/** What a load costs more of than its page is known to, or than its budget. */
export function growth(load: FirstLoad): string[] {
  return overruns(load, KNOWN[load.path]);
}
