import type { Page, Request, Response } from 'playwright';
import { brotli, type FirstLoad } from './budgets.ts';

const PHONE = { width: 412, height: 823 };
const RUNNING = /<script(?![^>]*(?:src=|type="(?:application\/|speculationrules")))[^>]*>([\s\S]*?)<\/script>/g;
/** Icons of the browser's own surface are asked for by some browsers, and not by others. */
const ICON = /favicon|\/icon\.svg|apple-icon/;

const SCRIPT_FILE = /\.js(?:\?|$)/;

/**
 * Opens a page as a phone does and weighs what comes before anyone scrolls or touches, without the lazy pictures that load after the page;
 * `painted` leaves out what a page that starts React at load asks for once it is painted.
 */
export async function weighFirstLoad(
  page: Page,
  origin: string,
  path: string,
  until: 'still' | 'painted' = 'still',
): Promise<FirstLoad> {
  if (until === 'painted') await page.route(SCRIPT_FILE, (route) => route.abort());
  const answers: Response[] = [];
  const note = (answer: Response) => void answers.push(answer);
  await page.setViewportSize(PHONE);
  page.on('response', note);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  page.off('response', note);
  const loadedAt = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + load!.loadEventEnd;
  });
  const isLazy = (request: Request) => request.resourceType() === 'image' && request.timing().startTime > loadedAt;
  const sizes = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0, other: 0 };
  let html = '';
  const counted = answers.filter((answer) => !ICON.test(answer.url()) && !isLazy(answer.request()));
  for (const answer of counted) {
    const type = answer.request().resourceType();
    const body = await answer.body();
    if (type === 'document') html = body.toString();
    const isPacked = /font|image\/(?!svg)|video/.test(answer.headers()['content-type'] ?? '');
    sizes[type in sizes ? (type as keyof typeof sizes) : 'other'] += isPacked ? body.length : brotli(body);
  }
  const main = html.slice(html.indexOf('<main'));
  const own = [...html.matchAll(RUNNING)].map(([, code]) => code);
  return {
    path,
    hasDrawnHero: main.slice(0, main.search(/<section|$/)).includes('<svg class="scene"'),
    html: sizes.document,
    inlineScripts: own.length === 0 ? 0 : brotli(own.join('\n')),
    fonts: sizes.font,
    scripts: sizes.script,
    styles: sizes.stylesheet,
    pictures: sizes.image,
    total: Object.values(sizes).reduce((sum, size) => sum + size, 0),
    requests: counted.length,
  };
}
