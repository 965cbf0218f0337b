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

export type FirstLoad = {
  path: string;
  hasDrawnHero: boolean;
  html: number;
  inlineScripts: number;
  fonts: number;
  scripts: number;
  styles: number;
  pictures: number;
  total: number;
  requests: number;
};

/** What a load costs too much of, as sentences; none when it is within all budgets. */
export function overruns(load: FirstLoad): string[] {
  const most: [what: keyof FirstLoad, limit: number][] = [
    ['html', load.hasDrawnHero ? BUDGETS.htmlWithDrawnHero : BUDGETS.html],
    ['total', load.path === '/' ? BUDGETS.totalOfHome : BUDGETS.total],
    ['fonts', BUDGETS.fonts],
    ['inlineScripts', BUDGETS.inlineScripts],
    ['scripts', BUDGETS.scripts],
    ['requests', BUDGETS.requests],
  ];
  return most
    .filter(([what, limit]) => (load[what] as number) > limit)
    .map(([what, limit]) => `${load.path}: ${what} ${String(load[what])}, at most ${limit}`);
}

export function brotli(body: Buffer | string): number {
  const buffer = Buffer.from(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length };
  return brotliCompressSync(buffer, { params }).length;
}
