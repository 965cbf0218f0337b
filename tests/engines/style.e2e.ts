import { expect, test } from './test.ts';
import { hydrate, until } from './visit.ts';

for (const width of [320, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ width });

    test('a headline in a wide fallback font stays on the screen', async ({ window }) => {
      for (const path of ['/', '/case-studies']) {
        await window.open(path);
        const right = await window.run(() => {
          const rights = [...document.querySelectorAll<HTMLElement>('.display')].map((headline) => {
            headline.style.fontFamily = 'monospace';
            const range = document.createRange();
            range.selectNodeContents(headline);
            return range.getBoundingClientRect().right;
          });
          return Math.max(...rights);
        });
        expect(right).toBeLessThanOrEqual(width);
      }
    });

    test('lengths are multiples of 16 px, whatever the size of the root', async ({ window }) => {
      for (const path of ['/', '/case-studies/lumenfold-mission-mural-dash']) {
        await window.open(path);
        const unit = await window.run(() => {
          const probe = document.body.appendChild(document.createElement('div'));
          probe.style.width = 'calc(100 * var(--u))';
          return probe.getBoundingClientRect().width;
        });
        expect(unit).toBeCloseTo(1600, 0);
        await hydrate(window);
        expect(await window.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    });
  });

test('the page says that its fonts have loaded', async ({ window }) => {
  await window.open('/');
  await until(window, () => document.documentElement.classList.contains('fonts-loaded'));
});

test.describe('in WebKit', () => {
  test.skip(
    ({ engine }) => engine !== 'webkit',
    'only WebKit shows a date in an empty field, and gives parts of SVG files a wrong size',
  );

  test('a client logo is drawn as wide as its place', async ({ window }) => {
    await window.open('/');
    const fit = await window.run(() => getComputedStyle(document.querySelector('img[src*="/logos/"]')!).objectFit);
    expect(fit).toBe('fill');
  });

  test('an empty date field has the color of secondary text', async ({ window }) => {
    await window.open('/escape-rooms/jazz-heist');
    const [fill, text] = await window.run(() => {
      const field = document.querySelector('input[type=date]')!;
      const probe = field.parentElement!.appendChild(document.createElement('i'));
      probe.style.color = 'var(--ink-2)';
      return [getComputedStyle(field).webkitTextFillColor, getComputedStyle(probe).color];
    });
    expect(fill).toBe(text);
  });
});
