import { describe, expect, it } from 'vitest';
import { withFewerShapes } from '#lib/illustration/fewer-shapes';
import { drawScene, SCENE_NAMES } from '#lib/illustration/scene';

const square = (ink: string, x: number) => `<path class="${ink}" d="M${x} 0h10v10h-10z"/>`;
const elements = (markup: string) => markup.match(/<[a-z]/g)?.length ?? 0;

/** Every line of a drawing with the ink it has, in the order of the alphabet; rectangles as lines, too. */
function linesOf(markup: string): string[] {
  return [...markup.replace(/<rect [^>]*>/g, withFewerShapes).matchAll(/<path class="(\w+)"[^>]* d="([^"]*)"/g)]
    .flatMap(([, ink = '', path = '']) => path.split(/(?=M)/).map((line) => `${ink} ${line}`))
    .sort();
}

describe('a drawing of fewer shapes', () => {
  it('has pieces in place of their names', () => {
    expect(
      withFewerShapes(
        '<defs><g id="s-tree" class="piece"><path class="c" d="M0 0v9"/></g></defs>' +
          '<use href="#s-tree" class="cd" transform="translate(4 5)"/><g class="ca"><use href="#s-tree"/></g>',
      ),
    ).toBe(
      '<g class="cd" transform="translate(4 5)"><path class="c" d="M0 0v9"/></g><g class="ca"><path class="c" d="M0 0v9"/></g>',
    );
  });

  it('keeps names that are no pieces, and their use', () => {
    const drawing = '<defs><clipPath id="s-hole"><circle r="4"/></clipPath></defs><use href="#elsewhere"/>';
    expect(withFewerShapes(drawing)).toBe(drawing);
  });

  it('paints shapes of one ink together, past shapes that they do not touch', () => {
    expect(withFewerShapes(square('a', 0) + square('k', 20) + square('a', 40))).toBe(
      `<path class="a" d="M0 0h10v10h-10zM40 0h10v10h-10z"/>${square('k', 20)}`,
    );
  });

  it('paints faces together that share an edge', () => {
    expect(elements(withFewerShapes(square('a', 0) + square('a', 10)))).toBe(1);
  });

  it.each([
    ['over one another, which a path may leave out', square('a', 0) + square('a', 9)],
    ['under one of another ink', square('a', 0) + square('k', 35) + square('a', 40)],
    [
      'under the end of a thick line',
      square('a', 0) + '<path class="sk" stroke-width="4" d="M37 5h1"/>' + square('a', 40),
    ],
    ['under a circle', square('a', 0) + '<circle class="k" cx="36" cy="5" r="5"/>' + square('a', 40)],
    ['under an arc', square('a', 0) + '<path class="k" d="M30 0a9 9 0 0 1 0 10z"/>' + square('a', 36)],
    ['under a curve', square('a', 0) + '<path class="k" d="M30 0q20 5 0 10z"/>' + square('a', 40)],
    ['under words', square('a', 0) + '<text x="90">Start</text>' + square('a', 40)],
    [
      'under a group that has been moved there',
      square('a', 0) + `<g transform="translate(35 0)">${square('k', 0)}</g>` + square('a', 40),
    ],
    [
      'under a turned and enlarged group',
      square('a', 0) + `<g transform="rotate(90) scale(4)">${square('k', 0)}</g>` + square('a', -30),
    ],
    [
      'under a skewed shape',
      square('a', 0) + '<path class="k" d="M0 0h1v9h-1z" transform="matrix(1 0 5 1 0 0)"/>' + square('a', 40),
    ],
    ['past what moves', square('a', 0) + `<g class="hopin hop2">${square('k', 80)}</g>` + square('a', 40)],
    ['past what has a name', square('a', 0) + '<path id="door" class="k" d="M80 0h1v1z"/>' + square('a', 40)],
    [
      'with another width of line',
      '<path class="sk" stroke-width="4" d="M0 0h1"/><path class="sk" stroke-width="3" d="M90 0h1"/>',
    ],
    ['with another transform', square('a', 0) + '<path class="a" d="M0 0h1v1z" transform="translate(90 0)"/>'],
    ['with a line whose last point counts', square('a', 0) + '<path class="a" d="m60 0h1v1z"/>'],
    ['with smooth curves, whose reach is not written', square('a', 0) + '<path class="a" d="M60 0q1 1 2 2t9 9z"/>'],
    ['with the keyline of pawns', '<path class="c o" d="M0 0h1v1z"/><path class="c o" d="M60 0h1v1z"/>'],
    [
      'in a group that lends them more than its place',
      `<g class="sk" stroke-width="9">${square('a', 0)}${square('a', 20)}</g>`,
    ],
  ])('does not paint shapes together %s', (_, drawing) => {
    expect(withFewerShapes(drawing)).toBe(drawing);
  });

  it('has squares of one color as one path, with their round corners', () => {
    expect(
      withFewerShapes(
        '<rect class="g" x="4" y="6" width="20" height="10" rx="2.5"/><rect class="g" x="40" y="6" width="20" height="10"/>',
      ),
    ).toBe(
      '<path class="g" d="M6.5 6h15a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-15a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5z' +
        'M40 6h20v10h-20v-10z"/>',
    );
  });

  it.each(SCENE_NAMES)('is %s with every line in its ink', (name) => {
    const { markup } = drawScene(name);
    const fewer = withFewerShapes(markup);
    const pieces = Object.fromEntries(
      [...markup.matchAll(/<g id="([\w-]+)" class="piece">(.*?)<\/g>(?=<g id=|<\/defs>)/g)].map(([, id, piece]) => [
        id,
        piece,
      ]),
    );
    const whole = markup
      .replace(/<defs>.*?<\/defs>/, '')
      .replace(/<use [^>]*href="#([\w-]+)"[^>]*\/>/g, (use, id: string) => pieces[id] ?? use);
    expect(linesOf(fewer)).toEqual(linesOf(whole));
    expect(fewer).not.toContain('<use');
  });

  it('is the city with less than 500 elements', () => {
    expect(elements(withFewerShapes(drawScene('city').markup))).toBeLessThan(500);
  });
});
