import { expect, test } from './test.ts';
import { click, until, untilShown } from './visit.ts';

const isMenuShown = () => document.getElementById('experiences')!.matches(':popover-open');

for (const [width, opener] of [
  [1280, 'Experiences'],
  [390, 'Menu'],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ width });

    test('the menu opens, closes by Escape, and leads to an experience', async ({ window }) => {
      await window.open('/about');
      await click(window, 'header button', opener);
      await until(window, isMenuShown);
      const widths = await window.run(() =>
        [...document.querySelectorAll('#experiences img')].map((image) => image.getBoundingClientRect().width),
      );
      expect(Math.min(...widths)).toBeGreaterThan(40);
      await window.press('Escape');
      await until(window, () => !document.getElementById('experiences')!.matches(':popover-open'));
      await click(window, 'header button', opener);
      await until(window, isMenuShown);
      await click(window, '#experiences a', 'Jazz Heist');
      await until(window, () => location.pathname === '/escape-rooms/jazz-heist');
    });
  });

test('the formats re-rank while answers change', async ({ window }) => {
  await window.open('/team-building/the-experience');
  await click(window, '#compare-city');
  await window.type('Chicago');
  await untilShown(window, 'A team event for 45 people in Chicago');
});
