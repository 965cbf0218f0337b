import { describe, expect, it } from 'vitest';
import { signatureOf, usedStyles, vocabularyOf } from '#lib/page-cache/used-styles';

const page = (body: string) => `<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`;
const used = (body: string, css: string) => usedStyles(page(body), css);

describe('the rules a page uses', () => {
  it.each([
    ['a class', '<p class="a b">', '.b{color:red}'],
    ['an id', '<p id="x">', '#x{color:red}'],
    ['a tag', '<dl>', 'dl{color:red}'],
    ['a state', '<a class="a">', '.a:hover,.a:focus-visible{color:red}'],
    ['a state that the browser writes', '<details>', 'details[open]{color:red}'],
    ['a state that the first script writes', '<p>', 'html.fonts-fallback{color:red}'],
    ['any value of an attribute', '<p aria-pressed="false">', '[aria-pressed="true"]{color:red}'],
    ['any value that a script writes before React', '<p data-choice="open">', '[data-choice="yes"]{color:red}'],
    ['a setting', '<p data-kind="one">', '[data-kind=one]{color:red}'],
    ['a kind of field', '<input type="date">', 'input[type=date]{color:red}'],
    ['a part of a kind of field', '<input type="datetime-local">', 'input[type^=date]{color:red}'],
    ['a setting whatever it is', '<p data-kind="one">', '[data-kind]{color:red}'],
    [
      'one of several settings',
      '<p data-kind="one" data-size="two">',
      'p:is([data-kind="two"],[data-kind="one"]){color:red}',
    ],
    ['a part of a setting', '<p data-kind="one-two">', '[data-kind^="one"]{color:red}'],
    ['any value of which a part is asked for', '<p data-kind="two">', '[data-kind^="one"]{color:red}'],
    ['another setting that is denied', '<p data-kind="one">', '[data-kind]:not([data-kind=two]){color:red}'],
    ['the end of an address', '<img src="/a.svg">', 'img[src$=".svg"]{color:red}'],
    ['what contains it', '<ul><li>', 'ul:has(> li){color:red}'],
    ['print', '<p class="a">', '@media print{.a{color:red}}'],
    ['a layer', '<p class="a">', '@layer base{.a{color:red}}'],
    ['the order of layers', '<p>', '@layer reset,base;'],
    ['the root', '<p>', ':root{color:red}'],
    ['everything', '<p>', '*,:before{color:red}'],
    ['a state of whatever has it', '<p>', ':focus-visible{color:red}'],
    ['a part of whatever has it', '<p>', '::selection{color:red}'],
    ['a state inside of a class', '<p class="a">', '.a :focus-visible{color:red}'],
    ['what contains it in a state', '<ul><li class="a">', 'html:has(.a[open]),ul:has(> :checked){color:red}'],
    ['what contains nothing of a kind', '<ul>', 'ul:not(:has(.b)){color:red}'],
    ['a font', '<p>', '@font-face{font-family:a;src:local(a)}p{font:400 1em a}'],
    ['a font of many words', '<p>', '@font-face{font-family:A b;src:local(a)}p{font-family:serif,"A b"}'],
    ['a font that a property names', '<p>', '@font-face{font-family:a;src:local(a)}p{--f:"a";font-family:var(--f)}'],
    [
      'a font for letters that are not there',
      '<p>Zoe',
      '@font-face{unicode-range:U+C0-D6;font-family:a}p{font-family:a}',
    ],
    ['a change between pages', '<p>', '@view-transition{navigation:auto}'],
  ])('keep %s', async (_what, body, css) => {
    expect(await used(body, css)).toBe(css);
  });

  it.each([
    ['other classes', '<p class="a">', '.b{color:red}'],
    ['other tags', '<p>', 'dl{color:red}'],
    ['other kinds of field', '<input type="radio">', 'input[type=date]::-webkit-calendar-picker-indicator{color:red}'],
    ['other settings', '<p data-kind="one">', '[data-kind="two"]{color:red}'],
    ['settings with a value of others', '<p data-kind="one" data-size="two">', '[data-kind="two"] p{color:red}'],
    ['groups for other settings alone', '<p data-kind="one" data-size="two">', '@media all{[data-kind="two"]{top:0}}'],
    ['rules that say nothing', '<p>', '@media all{p{}}'],
    ['classes that only its scripts name', '<script>"<p class=b>"</script>', '.b{color:red}'],
    ['states inside of other classes', '<p>', '.b :focus-visible{color:red}'],
    ['what would contain other classes', '<p>', 'html:has(.b[open]){color:red}'],
    ['what would contain other settings', '<p data-kind="one">', 'html:has([data-kind=two]){color:red}'],
    ['animations of other rules', '<p>', '.b{animation:hop 1s}@keyframes hop{to{top:0}}'],
  ])('leave out %s', async (_what, body, css) => {
    expect((await used(body, css)).trim()).toBe('');
  });

  it('leave out fonts that rules do not ask for', async () => {
    expect(await used('<p>', 'p{display:flex}@font-face{font-family:flex;src:url(a)}')).toBe('p{display:flex}');
  });

  it('keep the custom properties that they or the drawings read', async () => {
    const css = ':root{--a:red;--b:blue;--c:green}p{color:var(--a)}dl{color:var(--c)}';
    expect(await used('<p><path fill="var(--b)">', css)).toBe(':root{--a:red;--b:blue}p{color:var(--a)}');
  });

  it('keep what those are made of', async () => {
    const css = ':root{--a:var(--b);--b:calc(2 * var( --c));--c:1px;--d:2px}';
    expect(await used('<p style="width:var(--a)">', css)).toBe(':root{--a:var(--b);--b:calc(2 * var( --c));--c:1px}');
  });

  it('know attributes however they are spelled', async () => {
    expect(await used('<button popoverTarget="a">', '[popovertarget]{color:red}')).toBe('[popovertarget]{color:red}');
  });
});

describe('the signature of a page', () => {
  const vocabulary = vocabularyOf('.a{color:var(--x)}dl{}#q{}[data-kind="single"]{}');
  const of = (body: string) => signatureOf(page(body), vocabulary);

  it('is the same when the same names are there that a style sheet knows', () => {
    expect(of('<p class="a other">One<p>')).toBe(of('<section id="one" class="a">'));
  });

  it('is the same whatever people have typed', () => {
    expect(of('<p class="a">--x var(--x)<input value="var(--x)">')).toBe(of('<p class="a"><input>'));
  });

  it('is the same for settings that a style sheet does not ask for', () => {
    expect(of('<p class="a" data-kind="3">')).toBe(of('<p class="a" data-kind="4">'));
  });

  it.each([
    '<dl class="a">',
    '<p class="a" data-kind="one">',
    '<p class="a" id="q">',
    '<p class="a" style="color:var(--x)">',
    '<p>',
  ])('tells %s from others', (body) => {
    expect(of(body)).not.toBe(of('<p class="a">'));
  });
});
