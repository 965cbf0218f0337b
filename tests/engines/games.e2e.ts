import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { drawClues, getHuntDay } from '#lib/hunt/draw-clues';
import type { ClueSet } from '#lib/hunt/schema';
import { expect, test, WIDTHS } from './test.ts';
import { click, hydrate, until, untilShown } from './visit.ts';

const { clues } = parse(readFileSync('content/clues.yaml', 'utf8')) as ClueSet;

for (const width of WIDTHS)
  test.describe(`at ${width} px`, () => {
    test.use({ width });

    test('the hunt is played from the home page to the podium', async ({ window }) => {
      await window.open('/');
      await click(window, 'main a', 'Play two minutes of it');
      await until(window, () => location.pathname === '/play');
      for (const clue of drawClues(clues, getHuntDay(new Date()))) {
        await click(window, '#card a');
        await untilShown(window, 'Your answer');
        if (clue.choices) await click(window, '#card label', clue.answers[0]);
        else {
          await click(window, '#card input[name=answer]');
          await window.type(clue.answers[0]!);
        }
        await click(window, '#card button', 'Answer');
        await untilShown(window, clue.solved);
      }
      await click(window, '#card a', 'To the podium');
      await click(window, '#hunt-crew');
      await window.type('Lost Luggage');
      await click(window, '#card button', 'Step up');
      await untilShown(window, 'Lost Luggage: rank 1 of 4');
    });
  });

test('the pawn moves by keys', async ({ window }) => {
  await window.open('/play');
  await hydrate(window);
  await window.run(() => document.querySelector<HTMLElement>('[aria-label="Your pawn"]')!.focus());
  for (let press = 0; press < 3; press += 1) await window.press('ArrowRight');
  await untilShown(window, 'Words, 100 points');
});

test('a choice of the weather changes the clue', async ({ window }) => {
  await window.open('/team-building/offsite');
  const shown = () =>
    window.run(() =>
      [...document.querySelectorAll('main div[data-at]')]
        .filter((panel) => panel.checkVisibility({ visibilityProperty: true }))
        .map((panel) => panel.textContent),
    );
  const before = await shown();
  await click(window, 'main label', 'Rain');
  await expect.poll(shown).not.toEqual(before);
  expect(await shown()).toHaveLength(1);
});

for (const [path, range, value] of [
  ['/virtual-events', '#globe-hour', undefined],
  ['/escape-rooms/jidara-pop-up', '#set-tables', '21 tables, 147 players'],
  ['/escape-rooms/journey-to-jidara', '#lintel input[type=range]', 'Place 3 of 8'],
] as const)
  test(`a range moves by keys (${path})`, async ({ window }) => {
    await window.open(path);
    await hydrate(window);
    await window.run((selector) => document.querySelector<HTMLElement>(selector)!.focus(), range);
    const valueText = () =>
      window.run((selector) => document.querySelector(selector)!.getAttribute('aria-valuetext'), range);
    const before = await valueText();
    await window.press('ArrowRight');
    // The hour of the globe depends on the season.
    if (value) await expect.poll(valueText).toBe(value);
    else await expect.poll(valueText).not.toBe(before);
  });

test('the dial opens with four notes', async ({ window }) => {
  await window.open('/escape-rooms/jazz-heist');
  await hydrate(window);
  await click(window, '#music label', 'Sound off');
  for (const note of 'CAGE') await click(window, '#music [role=group] button', note);
  await untilShown(window, 'CAGE.');
});
