import { describe, expect, it } from 'vitest';
import { Switch, SWITCH_ART } from '#lib/pages/game-sections';
import { drawScene } from '#lib/illustration/scene';

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `Option ${index}`, title: 'A title', text: 'A text.' }));

const parse = (art: string, count: number) =>
  Switch.safeParse({ kind: 'switch', title: 'A switch', legend: 'Choose', art, options: options(count) });

const ARTS = Object.entries(SWITCH_ART);

describe('a switch on a page', () => {
  it.each(ARTS)('with the drawing %s has an option for each of its %i states', (art, count) => {
    expect(parse(art, count).error).toBeUndefined();
    const states = [...drawScene(art as keyof typeof SWITCH_ART).markup.matchAll(/data-(?:at|from)="(\d)"/g)];
    const numbers = new Set(states.map(([, number]) => Number(number)));
    expect([...numbers].sort()).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it('may not have another number of options than its drawing has states', () => {
    expect(parse('weather', 3).error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['options', 'The drawing weather has 2 states, and there are 3 options'],
    ]);
  });
});
