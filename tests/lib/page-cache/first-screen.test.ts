import { describe, expect, it } from 'vitest';
import { firstSectionOf, foldOf, splitAtFold } from '#lib/page-cache/first-screen';

const NEAR = '<header class="bar"></header><main><div class="hero"><h1 class="title">One</h1></div>';
const FAR = '<section class="part"><p class="title small">Two</p></section></main>';
const split = (css: string, html = NEAR + FAR) => splitAtFold(html, css);

describe('the first screen', () => {
  it('ends at the first section of the main part', () => {
    expect(foldOf(NEAR + FAR)).toBe(NEAR.length);
    expect(foldOf(`<section></section>${NEAR}${FAR}`)).toBe(19 + NEAR.length);
    expect(foldOf(NEAR)).toBeUndefined();
    expect(foldOf('<section></section>')).toBeUndefined();
  });

  it('ends before that where something of the main part says that it is far', () => {
    const far = '<div class="rest" data-far="true"><p>Later</p></div>';
    expect(foldOf(NEAR + far + FAR)).toBe(NEAR.length);
    expect(firstSectionOf(NEAR + far + FAR)).toBe(NEAR.length + far.length);
    expect(foldOf(`${NEAR}<p title="data-farther">One</p>${FAR}`)).toBe(NEAR.length + 31);
    expect(foldOf(`${NEAR}</main><footer data-far="true"></footer>`)).toBeUndefined();
  });

  it('does not end within what only a browser without scripts shows', () => {
    const plain = '<noscript><section></section></noscript><noscript><section></section></noscript>';
    expect(foldOf(NEAR + plain + FAR)).toBe(NEAR.length + plain.length);
    expect(foldOf(NEAR + plain)).toBeUndefined();
  });

  it('is not told apart on a page without sections', async () => {
    expect(await split('.hero{color:red}', NEAR)).toBeUndefined();
  });
});

describe('the rules of a page', () => {
  it('are near or far by what is before the fold', async () => {
    expect(await split('.hero{color:red}.part{color:blue}')).toEqual({
      near: '.hero{color:red}',
      far: '.part{color:blue}',
    });
  });

  it('are each in one of the sheets when a list has selectors of both', async () => {
    expect(await split('.hero,.part{top:0}')).toEqual({ near: '.hero{top:0}', far: '.part{top:0}' });
  });

  it('are far for a stand-in, wherever it stands', async () => {
    const html = NEAR.replace('</div>', '<noscript><b class="plain title"></b></noscript></div>') + FAR;
    expect(await split('.plain{color:red}.title{left:0}.title.plain{left:1px}', html)).toEqual({
      near: '.title{left:0}',
      far: '.plain{color:red}.title.plain{left:1px}',
    });
  });

  it('are far for what only a press brings into sight', async () => {
    const closed =
      '<details><summary class="title"></summary><p class="menu title"></p></details><fieldset hidden=""><p class="next"></p></fieldset>';
    const css = '.menu{color:red}.next{color:blue}.title{left:0}.menu.title{left:1px}';
    const far = '.menu{color:red}.next{color:blue}.menu.title{left:1px}';
    expect(await split(css, NEAR.replace('</div>', `${closed}</div>`) + FAR)).toEqual({ near: '.title{left:0}', far });
    const open = closed.replace('<details>', '<details open="">').replace(' hidden=""', '');
    expect(await split(css, NEAR.replace('</div>', `${open}</div>`) + FAR)).toEqual({ near: css, far: '' });
  });

  it('keep their groups, and leave no empty ones', async () => {
    const css = '@media (width>1px){.hero{top:0}@supports (top:0){.part{top:0}}}@media (width>2px){.hero{left:0}}';
    expect((await split(css))?.far).toBe('@media (width>1px){@supports (top:0){.part{top:0}}}');
  });

  it('declare every font near', async () => {
    const face = '@font-face{font-family:Late;src:url(late.woff2)}';
    expect(await split(`.hero{top:0}${face}.part{font-family:Late}`)).toEqual({
      near: `${face}.hero{top:0}`,
      far: '.part{font-family:Late}',
    });
  });

  it('bring steps with those that need them', async () => {
    const css = '@keyframes go{to{top:0}}@keyframes stay{to{left:0}}.hero{animation:go 1s}.part{animation:stay 1s}';
    const { near, far } = (await split(css))!;
    expect(near).toContain('@keyframes go');
    expect(near).not.toContain('@keyframes stay');
    expect(far).toContain('@keyframes stay');
    expect(far).not.toContain('@keyframes go');
  });

  it('are all near for the root, which hands its properties down to what is there already', async () => {
    const css =
      ':where(:root){--a:1px;--b:2px}@media (width<9px){:where(:root){--b:3px}}.hero{margin:var(--a)}.part{margin:var(--b)}';
    expect(await split(css)).toEqual({
      near: ':where(:root){--a:1px;--b:2px}@media (width<9px){:where(:root){--b:3px}}.hero{margin:var(--a)}',
      far: '.part{margin:var(--b)}',
    });
  });

  it('are in one sheet when a list inside of a selector has parts of both, so that what is near is not styled twice', async () => {
    expect(await split(':where(h1,p){top:0}:is(.hero,.part) .title{left:0}.part{top:1px}')).toEqual({
      near: ':where(h1,p){top:0}:is(.hero,.part) .title{left:0}',
      far: '.part{top:1px}',
    });
    const twice = ':where(h1,i){top:0}:where(h1,p){top:1px}';
    expect((await split(twice))?.near).toContain(':where(h1,p){top:1px}');
  });

  it('come again where a far rule would win only by coming later', async () => {
    expect((await split('.small{margin:1px}.title{margin-top:2px}'))?.far).toBe(
      '.small{margin:1px}.title{margin-top:2px}',
    );
    expect((await split(':where(.small,em){margin:1px}:where(.title){margin:2px}'))?.far).toContain('.title');
    expect((await split('.small{margin:1px}@media print{.title{margin:2px}}'))?.far).toContain('.title');
    expect((await split('.small{margin:1px}.title{margin:2px}h1{margin:0}'))?.far).not.toContain('h1');
  });

  it.each([
    ['that speaks of other properties', '.small{margin:1px}.title{padding:2px}'],
    ['of another weight', 'p.small{margin:1px}.title{margin:2px}'],
    ['without a weight', ':where(.small){margin:1px}.title{margin:2px}'],
    ['for other elements without a weight', ':where(.part,em){margin:1px}:where(.title){margin:2px}'],
    ['for other elements', '.part{margin:1px}.title{margin:2px}'],
    ['for another part of an element', '.small:before{margin:1px}.title:after{margin:2px}'],
    ['that was there before', '.title{margin:2px}.small{margin:1px}'],
  ])('do not come again for a far rule %s', async (_what, css) => {
    expect((await split(css))?.far).not.toContain('.title');
  });

  it('come again with their far neighbors in a list', async () => {
    expect((await split('.small{margin:1px}.part,.title{margin:2px}'))?.far).toContain('.part,.title{margin:2px}');
  });

  it('come again for what stands beside or inside of what is before the fold', async () => {
    expect((await split('.small{margin:1px}main .title{margin:2px}'))?.far).not.toContain('main');
    expect((await split('p.small{margin:1px}main .title{margin:2px}'))?.far).toContain('main .title');
    expect((await split('p.small{margin:1px}header .title{margin:2px}'))?.far).not.toContain('header');
    expect((await split('.part .small{margin:1px}.hero~* .title{margin:2px}'))?.far).toContain('.hero');
  });

  it('come again where one that came again would win', async () => {
    const css = '.small{margin:1px}.title{margin:2px;padding:2px}h1.title,.bar,.title{padding:3px}';
    expect((await split(css))?.far).toContain('padding:3px');
  });
});
