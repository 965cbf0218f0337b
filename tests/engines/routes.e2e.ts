import { listedPaths } from '../servers/listed-paths.ts';
import { expect, test, WIDTHS } from './test.ts';
import { hydrate, until } from './visit.ts';

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ width });

    test('every listed page loads its pictures, hydrates and does not overflow', async ({ window, request }) => {
      test.setTimeout(0);
      const paths = listedPaths(await (await request.get('/sitemap.xml')).text());
      expect(paths.length).toBeGreaterThan(40);
      const overflows: string[] = [];
      for (const path of paths) {
        await window.open(path);
        await until(window, arePicturesInViewLoaded);
        const overflow = await window.run(() => document.scrollingElement!.scrollWidth - innerWidth);
        if (overflow > 0) overflows.push(`${path}: ${overflow} px`);
        await hydrate(window);
      }
      expect(overflows).toEqual([]);
    });
  });
}

/** Runs in the page. */
function arePicturesInViewLoaded(): boolean {
  return [...document.querySelectorAll<HTMLImageElement>('img:not([popover] img)')].every((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    const isInView = width > 0 && bottom > 0 && top < innerHeight;
    return !isInView || (picture.complete && picture.naturalWidth > 0);
  });
}
