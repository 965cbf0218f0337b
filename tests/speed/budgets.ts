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

/** What a load costs more of than it may, as sentences; none when it is within all budgets. */
export function overruns(load: FirstLoad): string[] {
  const limits = limitsOf(load);
  return (Object.keys(limits) as Measure[])
    .filter((what) => load[what] > (limits[what] ?? Infinity))
    .map((what) => `${load.path}: ${what} ${load[what]}, at most ${limits[what]}`);
}

export function brotli(body: Buffer | string): number {
  const buffer = Buffer.from(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length };
  return brotliCompressSync(buffer, { params }).length;
}
