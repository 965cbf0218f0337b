import { globSync, readFileSync } from 'node:fs';
import postcss, { AtRule, type Node, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { placesOf } from '#lib/page-cache/selector-places';

/** Styles of the whole site that any rule of a part may overrule, in their order. */
const GLOBAL = ['reset', 'tokens', 'worlds', 'base', 'grounds', 'prose', 'print'];

describe('the styles', () => {
  it.each(GLOBAL)('of %s.css weigh nothing, so that those of any part win', (name) => {
    const heavy: string[] = [];
    postcss.parse(readFileSync(`app/styles/${name}.css`, 'utf8')).walkRules((rule) => {
      for (const selector of rule.selectors)
        for (const { weight, pseudo } of placesOf(selector, [], []))
          if (weight !== (pseudo ? '0,0,1' : '0,0,0')) heavy.push(selector);
    });
    expect(heavy).toEqual([]);
  });

  it('come in their order', () => {
    const imports = [...readFileSync('app/layout.tsx', 'utf8').matchAll(/styles\/([\w-]+)\.css/g)].map(
      ([, name]) => name!,
    );
    expect(imports.filter((name) => GLOBAL.includes(name))).toEqual(GLOBAL);
  });

  it('leave hovering to those who can: a finger leaves its hover behind, and a phone paints it within the tap', () => {
    const sticky: string[] = [];
    for (const file of globSync('{app,components}/**/*.css'))
      postcss.parse(readFileSync(file, 'utf8')).walkRules(/:hover/, (rule) => {
        if (!isForHover(rule)) sticky.push(`${file}: ${rule.selector}`);
      });
    expect(sticky).toEqual([]);
  });

  it('have no layers, which make a browser lay out a page anew with every sheet', () => {
    const layered = globSync('{app,components}/**/*.css').filter((file) =>
      readFileSync(file, 'utf8').includes('@layer'),
    );
    expect(layered).toEqual([]);
  });
});

/** Whether a rule stands within `@media (hover: hover)`, alone or with more. */
function isForHover(rule: Rule): boolean {
  for (let around: Node | undefined = rule.parent; around; around = around.parent)
    if (around instanceof AtRule && around.name === 'media' && around.params.includes('(hover: hover)')) return true;
  return false;
}
