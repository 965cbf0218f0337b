import { DESK, draft, jsonOf } from '../e2e/preview-desk.ts';
import { test, WIDTHS } from './test.ts';
import { click, hydrate, until, untilShown } from './visit.ts';

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ width });

    test('pasted JSON is loaded in test mode and previewed', async ({ window }) => {
      await window.open(DESK);
      await hydrate(window);
      await click(window, 'textarea');
      await window.run((text) => document.execCommand('insertText', false, text), jsonOf(draft()));
      await click(window, 'button', 'Load');
      await untilShown(window, '1 case study is loaded.');
      await click(window, 'main a[href*="acme-lighthouse-hunt"]');
      await until(window, () => document.querySelector('h1')?.textContent.includes('Lighthouse Hunt'));
      await untilShown(window, 'Preview, not published');
    });
  });
}
