import { globSync, readFileSync } from 'node:fs';
import postcss, { AtRule, type Node, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';

/** The global style sheets in their import order. Component styles must override them. */
const GLOBAL = ['reset', 'tokens', 'worlds', 'base', 'grounds', 'prose', 'print'];

describe('the style sheets', () => {
  it.each(GLOBAL)('in %s.css have zero specificity, so that component styles override them', (name) => {
    const heavy: string[] = [];
    postcss.parse(readFileSync(`app/styles/${name}.css`, 'utf8')).walkRules((rule) => {
      if (rule.parent instanceof AtRule && /keyframes$/.test(rule.parent.name)) return;
      heavy.push(...rule.selectors.filter((selector) => !hasZeroSpecificity(selector)));
    });
    expect(heavy).toEqual([]);
  });

  it('are imported in the given order', () => {
    const imports = [...readFileSync('app/layout.tsx', 'utf8').matchAll(/styles\/([\w-]+)\.css/g)].map(
      ([, name]) => name!,
    );
    expect(imports.filter((name) => GLOBAL.includes(name))).toEqual(GLOBAL);
  });

  it('use :hover only within a (hover: hover) media query, because on touch screens the state remains after a tap', () => {
    const sticky: string[] = [];
    for (const file of globSync('{app,components}/**/*.css'))
      postcss.parse(readFileSync(file, 'utf8')).walkRules(/:hover/, (rule) => {
        if (!isForHover(rule)) sticky.push(`${file}: ${rule.selector}`);
      });
    expect(sticky).toEqual([]);
  });

  it('have no cascade layers, which cause a new layout with every style sheet that loads', () => {
    const layered = globSync('{app,components}/**/*.css').filter((file) =>
      readFileSync(file, 'utf8').includes('@layer'),
    );
    expect(layered).toEqual([]);
  });
});

/** True for a selector of `:where()`, `*`, combinators and pseudo-elements. */
function hasZeroSpecificity(selector: string): boolean {
  let rest = selector;
  for (let before = ''; before !== rest; rest = rest.replace(/:where\([^()]*\)|(?<=:where\([^]*)\([^()]*\)/g, ''))
    before = rest;
  return /^[\s*>+~&]*(?:::?[a-z-]+)?$/.test(rest);
}

/** True for a rule within a media query that contains `(hover: hover)`. */
function isForHover(rule: Rule): boolean {
  for (let around: Node | undefined = rule.parent; around; around = around.parent)
    if (around instanceof AtRule && around.name === 'media' && around.params.includes('(hover: hover)')) return true;
  return false;
}
