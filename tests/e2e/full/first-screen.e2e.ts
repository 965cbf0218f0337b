import { expect, test } from '../test.ts';

for (const path of [
  '/',
  '/about',
  '/blog/rain-plan',
  '/escape-rooms/jazz-heist',
  '/case-studies/tidewrack-dockside-dispatch',
  '/get-a-quote',
])
  test(`${path} looks with near and far rules as with the whole sheets`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Before React, which loads the whole sheets.
    await page.route(/\.js(?:\?|$)/, (route) => route.abort());
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      // What the far rules are for is hidden until they are there.
      await expect(page.locator('footer').last()).toBeVisible();
      const { checked, differences } = await page.evaluate(async () => {
        const extra = new CSSStyleSheet();
        // What is folded away is laid out, too, and everything once more from a clean state: both readings round alike.
        extra.replaceSync('::details-content { content-visibility: visible !important }');
        document.adoptedStyleSheets.push(extra);
        const layOutAgain = () => {
          document.body.style.display = 'none';
          void document.body.offsetHeight;
          document.body.style.display = '';
        };
        layOutAgain();
        const parts = [...document.querySelectorAll('body, body *:not(script, style, link, noscript)')].flatMap(
          (element) =>
            [undefined, '::before', '::after']
              .filter((part) => !part || getComputedStyle(element, part).content !== 'none')
              .map((part) => ({ element, part })),
        );
        /** Properties of the page's own tokens are there only where something reads them. */
        const read = () =>
          parts.map(({ element, part }) => {
            const style = getComputedStyle(element, part);
            return [...style]
              .filter((name) => !name.startsWith('--'))
              .map((name) => `${name}: ${style.getPropertyValue(name)}`);
          });
        const apart = read();
        const own = document.querySelector<HTMLStyleElement>('[data-sheets]')!;
        const links = own.dataset.sheets!.split(' ').map((href) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          document.head.append(link);
          return new Promise((resolve) => (link.onload = resolve));
        });
        await Promise.all(links);
        // These stand for style attributes, and are in no sheet of the site.
        const ofAttributes = [...own.sheet!.cssRules].filter(({ cssText }) => cssText.startsWith('[data-own='));
        for (const { cssText } of ofAttributes) extra.insertRule(cssText);
        own.remove();
        document.getElementById('far')!.remove();
        await document.fonts.ready;
        layOutAgain();
        const whole = read();
        const differences = parts.flatMap(({ element, part = '' }, index) =>
          apart[index]!.flatMap((line, place) => {
            const other = whole[index]![place];
            const name = `${element.tagName} ${element.getAttribute('class')}${part}`;
            return line === other ? [] : `${name} ${line}, with the whole sheets ${other}`;
          }),
        );
        return { checked: parts.length, differences: differences.slice(0, 20) };
      });
      expect(checked).toBeGreaterThan(200);
      expect(differences).toEqual([]);
    }
  });
