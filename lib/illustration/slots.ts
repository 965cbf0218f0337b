import { formatHex, interpolate } from 'culori';
import type { Palette } from './palette.ts';

const FILLS: Record<string, keyof Palette> = {
  k: 'ink',
  p: 'paper',
  p1: 'paper',
  a: 'a',
  a1: 'a1',
  b: 'b',
  b1: 'b1',
  d: 'd',
  d1: 'd1',
  f: 'f',
  f1: 'f1',
  s: 's',
  g: 'g',
  g2: 'g2',
  v: 'v',
  w: 'w',
  e: 'e',
  h: 'h',
};
const STROKES: Record<string, keyof Palette> = { sk: 'ink', sp: 'paper', sa: 'a', sb: 'b', sd: 'd', sf: 'f', sw: 'w' };
const OWN: Record<string, keyof Palette> = {
  ca: 'a',
  cb: 'b',
  cd: 'd',
  cf: 'f',
  cp: 'paper',
  ck: 'ink',
  cw: 'w',
};

/** The slot rules of app/styles/scene.css with baked colors, for files that no page style reaches. */
export function standaloneStyle(markup: string, palette: Palette): string {
  const used = new Set([...markup.matchAll(/class="([^"]+)"/g)].flatMap((match) => (match[1] ?? '').split(' ')));
  const rules: string[] = [];
  const add = (name: string, declaration: string) => {
    if (used.has(name)) rules.push(`.${name}{${declaration}}`);
  };
  for (const [name, slot] of Object.entries(FILLS)) add(name, `fill:${palette[slot]}`);
  for (const [name, slot] of Object.entries(OWN)) add(name, `--c:${palette[slot]}`);
  for (const [name, slot] of Object.entries(STROKES)) add(name, `stroke:${palette[slot]}`);
  add('c', 'fill:var(--c)');
  add('o', `stroke:${palette.paper};stroke-width:5;paint-order:stroke;stroke-linejoin:round`);
  for (const [name, declaration] of worldRules(palette)) add(name, declaration);
  return rules.join('');
}

function mix(one: string, other: string, share: number): string {
  return formatHex(interpolate([one, other], 'oklab')(share));
}

/** Classes of the two worlds, mixed from the palette they stand in. */
function worldRules({ ink, table, a, b }: Palette): [name: string, declaration: string][] {
  const brass = mix(table, mix(a, b, 0.3), 0.55);
  return [
    ['sun', `fill:${a}`],
    ['ring', `stroke:${mix(table, '#ffffff', 0.2)}`],
    ['m1', `fill:${mix(table, '#000000', 0.1)}`],
    ['m2', `fill:${mix(table, '#000000', 0.25)}`],
    ['z1', `fill:${mix(table, a, 0.14)}`],
    ['z3', `fill:${mix(table, a, 0.37)}`],
    ['z4', `fill:${mix(table, a, 0.26)}`],
    ['z2s', `stroke:${brass}`],
    ['z5', `fill:${brass}`],
    ['sh', `fill:${ink};fill-opacity:.34`],
  ];
}
