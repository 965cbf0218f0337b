import { expect, test } from '../test.ts';

for (const path of [
  '/',
  '/about',
  '/blog/rain-plan',
  '/escape-rooms/jazz-heist',
  '/case-studies/tidewrack-dockside-dispatch',
  '/get-a-quote',
])
  test(`${path} looks the same with its own CSS as with the complete style sheets`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Without React, which loads all style sheets.
    await page.route(/\.js(?:\?|$)/, (route) => route.abort());
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const { checked, differences } = await page.evaluate(async () => {
        // The size of a picture can change by a fraction of a pixel when it has loaded.
        for (const picture of document.images) picture.loading = 'eager';
        await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
        const extra = new CSSStyleSheet();
        // Folded content is laid out, too, and all of it again from a clean state, so that both measurements round alike.
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
        /** Custom properties are computed only where something uses them. */
        const read = () =>
          parts.map(({ element, part }) => {
            const style = getComputedStyle(element, part);
            return [...style]
              .filter((name) => !name.startsWith('--'))
              .map((name) => `${name}: ${style.getPropertyValue(name)}`);
          });
        const apart = read();
        const own = document.querySelector<HTMLStyleElement>('[data-css]')!;
        const links = own.dataset.css!.split(' ').map((href) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          document.head.append(link);
          return new Promise((resolve) => (link.onload = resolve));
        });
        await Promise.all(links);
        own.remove();
        await document.fonts.ready;
        layOutAgain();
        const whole = read();
        const differences = parts.flatMap(({ element, part = '' }, index) =>
          apart[index]!.flatMap((line, place) => {
            const other = whole[index]![place];
            const name = `${element.tagName} ${element.getAttribute('class')}${part}`;
            return line === other ? [] : `${name} ${line}, with the complete style sheets ${other}`;
          }),
        );
        return { checked: parts.length, differences: differences.slice(0, 20) };
      });
      expect(checked).toBeGreaterThan(200);
      expect(differences).toEqual([]);
    }
  });
