import { expect, test, WIDTHS } from './test.ts';
import { click, until } from './visit.ts';

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ width });

    test('the library is filtered and searched', async ({ window }) => {
      await window.open('/case-studies');
      const all = await window.run(countCards);
      await click(window, 'main a, main button, main label, main summary', 'Escape Room');
      await until(window, () => location.search === '?category=Escape+Room');
      await expect.poll(() => window.run(countCards)).toBeLessThan(all);
      const filtered = await window.run(countCards);
      await click(window, '[type=search]');
      await window.type('lantern');
      await until(window, () => location.search.endsWith('&q=lantern'));
      await expect.poll(() => window.run(countCards)).toBeLessThan(filtered);
    });
  });
}

/** Runs in the page. */
function countCards(): number {
  return document.querySelectorAll('main li > a[href^="/case-studies/"]:not([href*="?"])').length;
}
