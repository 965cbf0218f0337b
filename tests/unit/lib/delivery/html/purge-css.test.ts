import { describe, expect, it } from 'vitest';
import { getNames } from '#lib/delivery/html/page-names';
import { getKnownNames } from '#lib/delivery/html/page-styles';
import { parsePage } from '#lib/delivery/html/page-tree';
import { purgeCss, getVocabulary } from '#lib/delivery/html/purge-css';

const namesIn = (body: string) =>
  getNames(parsePage(`<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`));
const used = (body: string, css: string) => purgeCss(namesIn(body), css);

describe('the CSS of a page', () => {
  it.each([
    ['a class', '<p class="a b">', '.b{color:red}'],
    ['an id', '<p id="x">', '#x{color:red}'],
    ['a tag', '<dl>', 'dl{color:red}'],
    ['a state', '<a class="a">', '.a:hover,.a:focus-visible{color:red}'],
    ['a state that the browser sets as an attribute', '<details>', 'details[open]{color:red}'],
    ['a class that the first script sets', '<p>', 'html.fonts-fallback{color:red}'],
    ['any value of an attribute', '<p aria-pressed="false">', '[aria-pressed="true"]{color:red}'],
    [
      'any value of an attribute that a script sets before hydration',
      '<p data-choice="open">',
      '[data-choice="yes"]{color:red}',
    ],
    ['a data attribute with its value', '<p data-kind="one">', '[data-kind=one]{color:red}'],
    ['a type of input', '<input type="date">', 'input[type=date]{color:red}'],
    ['the start of a type of input', '<input type="datetime-local">', 'input[type^=date]{color:red}'],
    ['a data attribute with any value', '<p data-kind="one">', '[data-kind]{color:red}'],
    [
      'one of several data attributes',
      '<p data-kind="one" data-size="two">',
      'p:is([data-kind="two"],[data-kind="one"]){color:red}',
    ],
    ['the start of a value of a data attribute', '<p data-kind="one-two">', '[data-kind^="one"]{color:red}'],
    ['any value of a data attribute with a partial selector', '<p data-kind="two">', '[data-kind^="one"]{color:red}'],
    ['a negated value of a data attribute', '<p data-kind="one">', '[data-kind]:not([data-kind=two]){color:red}'],
    ['the end of a URL', '<img src="/a.svg">', 'img[src$=".svg"]{color:red}'],
    ['a :has() that matches', '<ul><li>', 'ul:has(> li){color:red}'],
    ['a print rule', '<p class="a">', '@media print{.a{color:red}}'],
    ['a layer', '<p class="a">', '@layer base{.a{color:red}}'],
    ['the order of layers', '<p>', '@layer reset,base;'],
    ['the root', '<p>', ':root{color:red}'],
    ['the universal selector', '<p>', '*,:before{color:red}'],
    ['a pseudo-class alone', '<p>', ':focus-visible{color:red}'],
    ['a pseudo-element alone', '<p>', '::selection{color:red}'],
    ['a pseudo-class inside a class', '<p class="a">', '.a :focus-visible{color:red}'],
    ['a :has() with a state', '<ul><li class="a">', 'html:has(.a[open]),ul:has(> :checked){color:red}'],
    ['a negated :has()', '<ul>', 'ul:not(:has(.b)){color:red}'],
    ['a font', '<p>', '@font-face{font-family:a;src:local(a)}p{font:400 1em a}'],
    ['a font of many words', '<p>', '@font-face{font-family:A b;src:local(a)}p{font-family:serif,"A b"}'],
    [
      'a font that a custom property names',
      '<p>',
      '@font-face{font-family:a;src:local(a)}p{--f:"a";font-family:var(--f)}',
    ],
    [
      'a font for letters that the page does not have',
      '<p>Zoe',
      '@font-face{unicode-range:U+C0-D6;font-family:a}p{font-family:a}',
    ],
    ['a view transition', '<p>', '@view-transition{navigation:auto}'],
  ])('keeps %s', async (_what, body, css) => {
    expect(await used(body, css)).toBe(css);
  });

  it.each([
    ['other classes', '<p class="a">', '.b{color:red}'],
    ['other tags', '<p>', 'dl{color:red}'],
    ['other types of input', '<input type="radio">', 'input[type=date]::-webkit-calendar-picker-indicator{color:red}'],
    ['other values of a data attribute', '<p data-kind="one">', '[data-kind="two"]{color:red}'],
    [
      'a value that only another data attribute has',
      '<p data-kind="one" data-size="two">',
      '[data-kind="two"] p{color:red}',
    ],
    ['at-rules with only such rules', '<p data-kind="one" data-size="two">', '@media all{[data-kind="two"]{top:0}}'],
    ['empty rules', '<p>', '@media all{p{}}'],
    ['classes that only its scripts name', '<script>"<p class=b>"</script>', '.b{color:red}'],
    ['pseudo-classes inside other classes', '<p>', '.b :focus-visible{color:red}'],
    ['a :has() with other classes', '<p>', 'html:has(.b[open]){color:red}'],
    ['a :has() with other values of a data attribute', '<p data-kind="one">', 'html:has([data-kind=two]){color:red}'],
    ['animations of removed rules', '<p>', '.b{animation:hop 1s}@keyframes hop{to{top:0}}'],
  ])('does not contain %s', async (_what, body, css) => {
    expect((await used(body, css)).trim()).toBe('');
  });

  it('does not contain fonts that no rule uses', async () => {
    expect(await used('<p>', 'p{display:flex}@font-face{font-family:flex;src:url(a)}')).toBe('p{display:flex}');
  });

  it('keeps the custom properties that rules or drawings use', async () => {
    const css = ':root{--a:red;--b:blue;--c:green}p{color:var(--a)}dl{color:var(--c)}';
    expect(await used('<p><path fill="var(--b)">', css)).toBe(':root{--a:red;--b:blue}p{color:var(--a)}');
  });

  it('keeps the custom properties that other ones refer to', async () => {
    const css = ':root{--a:var(--b);--b:calc(2 * var( --c));--c:1px;--d:2px}';
    expect(await used('<p style="width:var(--a)">', css)).toBe(':root{--a:var(--b);--b:calc(2 * var( --c));--c:1px}');
  });

  it('matches attribute names regardless of case', async () => {
    expect(await used('<button popoverTarget="a">', '[popovertarget]{color:red}')).toBe('[popovertarget]{color:red}');
  });
});

describe('the known names of a page', () => {
  const vocabulary = getVocabulary('.a{color:var(--x)}dl{}#q{}[data-kind="single"]{}');
  const of = (body: string) => getKnownNames(namesIn(body), vocabulary).sort();

  it('are equal for the same names of the style sheet', () => {
    expect(of('<p class="a other">One<p>')).toEqual(of('<section id="one" class="a">'));
  });

  it('do not depend on user input', () => {
    expect(of('<p class="a">--x var(--x)<input value="var(--x)">')).toEqual(of('<p class="a"><input>'));
  });

  it('do not depend on attribute values that no selector has', () => {
    expect(of('<p class="a" data-kind="3">')).toEqual(of('<p class="a" data-kind="4">'));
  });

  it.each([
    '<dl class="a">',
    '<p class="a" data-kind="one">',
    '<p class="a" id="q">',
    '<p class="a" style="color:var(--x)">',
    '<p>',
  ])('differ for %s', (body) => {
    expect(of(body)).not.toEqual(of('<p class="a">'));
  });
});
