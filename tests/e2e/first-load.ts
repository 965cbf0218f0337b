import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request, Response } from 'playwright';
import { HYDRATES_BY_ITSELF } from './routes.ts';

const PHONE = { width: 412, height: 823 };
const INLINE_SCRIPT = /<script(?![^>]*(?:src=|type="(?:application\/|speculationrules")))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** A page's script makes them eager soon after the load event, so the markup tells them apart. */
const LAZY_PICTURE = /<img(?=[^>]* loading="lazy")[^>]* src="([^"#]*)/g;
/** Some browsers request icons for their own interface, others do not. */
const ICON = /favicon|\/icon\.svg|apple-icon/;

/**
 * What a page loads before scrolling or an interaction. Sizes in bytes after brotli 11, fonts and bitmaps uncompressed. `html` contains the
 * inline styles and scripts; `css` counts them once more, with the style sheets; `nodes` are elements.
 */
export type FirstLoad = Record<
  'html' | 'inlineScripts' | 'css' | 'fonts' | 'pictures' | 'scripts' | 'total' | 'requests' | 'nodes',
  number
>;

/**
 * Opens a page like a phone and measures its first load, without lazy pictures below the first screen, and without what a page that hydrates
 * by itself requests after its load event.
 */
export async function weighFirstLoad(page: Page, origin: string, path: string): Promise<FirstLoad> {
  const answers: Response[] = [];
  const note = (answer: Response) => void answers.push(answer);
  await page.setViewportSize(PHONE);
  page.on('response', note);
  const html = await (await page.goto(origin + path, { waitUntil: 'networkidle' }))!.text();
  page.off('response', note);
  const { loadedAt, nodes, onFirstScreen } = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const visible = [...document.querySelectorAll<HTMLImageElement>('img:not([popover] img)')].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    );
    return {
      loadedAt: performance.timeOrigin + load!.loadEventEnd,
      nodes: document.querySelectorAll('*').length,
      onFirstScreen: visible.map(({ src }) => new URL(src).pathname),
    };
  });
  const lazy = [...html.matchAll(LAZY_PICTURE)].map(([, src]) => src);
  const isLate = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'image') return lazy.includes(pathname) && !onFirstScreen.includes(pathname);
    return HYDRATES_BY_ITSELF.test(path) && request.timing().startTime > loadedAt;
  };
  const counted = answers.filter((answer) => !ICON.test(answer.url()) && !isLate(answer.request()));
  const parts = await Promise.all(
    counted.map(async (answer) => {
      const body = await answer.body();
      const isPacked = /font|image\/(?!svg)|video/.test(answer.headers()['content-type'] ?? '');
      return { type: answer.request().resourceType(), size: isPacked ? body.length : brotli(body) };
    }),
  );
  const sizeOf = (type?: string) =>
    parts.reduce((sum, part) => sum + (type === undefined || part.type === type ? part.size : 0), 0);
  return {
    html: sizeOf('document'),
    inlineScripts: weighInline(html, INLINE_SCRIPT),
    css: weighInline(html, INLINE_STYLE) + sizeOf('stylesheet'),
    fonts: sizeOf('font'),
    pictures: sizeOf('image'),
    scripts: sizeOf('script'),
    total: sizeOf(),
    requests: counted.length,
    nodes,
  };
}

function weighInline(html: string, tag: RegExp): number {
  const code = [...html.matchAll(tag)].map(([, text]) => text).join('\n');
  return code === '' ? 0 : brotli(code);
}

function brotli(body: Buffer | string): number {
  const buffer = Buffer.from(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length };
  return brotliCompressSync(buffer, { params }).length;
}
