import type { APIRequestContext } from 'playwright/test';
import { listedPaths } from '../servers/listed-paths.ts';
import type { BrowserWindow } from './browser-window.ts';
import { expect, test, WIDTHS } from './test.ts';
import { click, hydrate, until } from './visit.ts';

/** The largest accepted distance of a page from its scroll target, in CSS pixels. */
const TOLERANCE_PX = 2;

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ width });

    test('every hash that the site links to leads to its element', async ({ window, request }) => {
      test.setTimeout(0);
      const hashes = await findHashes(request);
      expect(hashes.get('/about')).toContain('#wren-abernathy');
      const misses: string[] = [];
      for (const [path, [first = '', ...others]] of hashes) {
        await window.open(path + first);
        misses.push(...(await findMiss(window, path, first)));
        if (others.length === 0) continue;
        // Next replaces a hash that changes during hydration by the earlier one, when it writes its own history state.
        await hydrate(window);
        await until(window, () => history.state !== null);
        for (const hash of others) {
          await window.open(path + hash);
          misses.push(...(await findMiss(window, path, hash)));
        }
      }
      expect(misses).toEqual([]);
    });

    for (const [path, hash] of [
      ['/escape-rooms/jazz-heist', '#check-availability'],
      ['/homeschool-hunt', '#request'],
    ] as const)
      test(`a click on ${path}${hash} scrolls to its element`, async ({ window }) => {
        await window.open(path);
        await click(window, `main a[href="${hash}"]`);
        expect(await findMiss(window, path, hash)).toEqual([]);
      });

    test('a page keeps its scroll position after a reload and after Back', async ({ window }) => {
      await window.open('/about');
      await untilPicturesLoaded(window);
      await window.run(() => scrollTo({ top: document.body.scrollHeight * 0.6, behavior: 'instant' }));
      const before = await getFinalScrollY(window);
      expect(before).toBeGreaterThan(500);

      await window.run(() => {
        document.title = 'Before the reload';
        location.reload();
      });
      await until(window, () => document.title !== 'Before the reload' && document.readyState === 'complete');
      await untilPicturesLoaded(window);
      expect(Math.abs((await getFinalScrollY(window)) - before), 'after a reload').toBeLessThanOrEqual(TOLERANCE_PX);

      await window.open('/terms');
      await window.run(() => history.back());
      await until(window, () => location.pathname === '/about' && document.readyState === 'complete');
      expect(Math.abs((await getFinalScrollY(window)) - before), 'after Back').toBeLessThanOrEqual(TOLERANCE_PX);
    });
  });
}

/** The hashes in links of listed pages, each once, by the path of the page to which they lead. */
async function findHashes(request: APIRequestContext): Promise<Map<string, string[]>> {
  const paths = listedPaths(await (await request.get('/sitemap.xml')).text());
  const hashes = new Map<string, string[]>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    for (const [, href] of html.matchAll(/<a [^>]*href="((?:\/[^"/][^"]*)?#[^"]+)"/g)) {
      const { pathname, hash } = new URL(href!, `http://site${path}`);
      hashes.set(pathname, [...new Set([...(hashes.get(pathname) ?? []), hash])]);
    }
  }
  return hashes;
}

/** Waits until the pictures of the page have loaded, also the lazy ones. */
function untilPicturesLoaded(window: BrowserWindow): Promise<void> {
  return until(window, () =>
    [...document.querySelectorAll<HTMLImageElement>('img:not([popover] img)')].every(
      ({ complete, loading }) => complete && loading !== 'lazy',
    ),
  );
}

/** The scroll position, in CSS pixels, once the fonts have loaded and the page does not scroll. */
async function getFinalScrollY(window: BrowserWindow): Promise<number> {
  await window.run(() => document.fonts.ready.then(() => undefined));
  let [last, position] = [NaN, NaN];
  const isStill = async () => {
    last = position;
    position = await window.run(() => scrollY);
    return position === last;
  };
  await expect.poll(isStill, { intervals: [50] }).toBe(true);
  return position;
}

/** The address and the distance of the page from where the scroll margin of its element puts it, when it is too large. */
async function findMiss(window: BrowserWindow, path: string, hash: string): Promise<string[]> {
  await until(window, (hash) => location.hash === hash, hash);
  const position = await getFinalScrollY(window);
  const target = await window.run(
    (id) => {
      const element = document.getElementById(id);
      if (!element) return null;
      const root = document.documentElement;
      const margins = [getComputedStyle(element).scrollMarginTop, getComputedStyle(root).scrollPaddingTop];
      const top = margins.reduce((sum, length) => sum - (parseFloat(length) || 0), element.getBoundingClientRect().top);
      return Math.max(0, Math.min(scrollY + top, root.scrollHeight - innerHeight));
    },
    decodeURIComponent(hash.slice(1)),
  );
  if (target === null) return [`${path}${hash} has no element`];
  const distance = Math.abs(position - target);
  return distance > TOLERANCE_PX ? [`${path}${hash}: ${distance} px`] : [];
}
