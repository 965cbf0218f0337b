import { num, polar, repeat } from '../geometry.ts';
import { pawnAt } from '../pieces.ts';
import { shape } from '../solids.ts';
import { island, placed } from '../worlds/jidara-parts.ts';
import { floor, magnifier, panel, textLines } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { randomLook, drawPlayers } from '../gallery/players.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

const WEATHER = [
  '<path class="sp" fill="none" stroke-width="6" stroke-linecap="round" d="M14 16h.1M40 10h.1M74 20h.1M26 40h.1M92 34h.1M84 54h.1M12 64h.1"/>',
  '<circle class="b" cx="84" cy="20" r="15"/>',
  '<path class="sp" fill="none" stroke-width="4" stroke-linecap="round" d="M16 12l-6 16M40 8l-6 16M74 12l-6 16M94 26l-6 16"/>',
  '<path class="p" d="M58 30q4-18 20-12 16-8 20 12z"/>',
];

/** Twenty-four new hires in the squares of a video call, each with different weather behind them. */
function twentyFour(): string {
  return Array.from({ length: 24 }, (_, i) => {
    const [x, y] = [16 + (i % 6) * 116, 22 + Math.floor(i / 6) * 126];
    return `<g transform="translate(${x} ${y})"><clipPath id="call-${i}"><path d="M0 0h108v116H0z"/></clipPath><g clip-path="url(#call-${i})"><path class="${['a', 'd', 'f', 'w', 'd1', 'a1'][(i * 5 + Math.floor(i / 6)) % 6]}" d="M0 0h108v116H0z"/>${WEATHER[(i * 3 + (i % 5)) % 4]}${pawnAt(50, 146, { ...randomLook(i, 13), scale: 1.06 })}</g></g>`;
  }).join('');
}

/** The handbook open at page 41, with a magnifying glass over a footnote about cake. */
function pageFortyOne(): string {
  const page = (x: number, ink: string) => `<path class="${ink}" d="M${x} 60q140-34 290 0v380q-150-34-290 0z"/>`;
  return (
    shape('k', 'M64 80h604v390q-150-30-290 0H378q-150-30-314 0z') +
    shape('a', 'M56 70h598v384q-150-30-298 0-150-30-300 0z') +
    page(66, 'p') +
    page(354, 'p') +
    shape('k', 'M352 58h6v382h-6z') +
    textLines(98, 104, 226, 9, 30) +
    outlinedText('40', 112, 420, { size: 28 }) +
    textLines(388, 104, 220, 5, 30) +
    outlinedText('41', 600, 420, { size: 28 }) +
    '<path class="sk" stroke-width="3" d="M388 286h120"/>' +
    magnifier(
      'footnote',
      [470, 338, 92],
      outlinedText('* CAKE', 0, 16, { size: 44, ink: 'a' }) +
        '<path class="sk" stroke-width="4" d="M-60 34h110M-60-36h90"/>',
      38,
    ) +
    drawPlayers(
      [
        [110, 530, 'd', 'phones', '1'],
        [210, 536, 'b', 'bun', '2'],
      ],
      1.25,
    )
  );
}

/** A cake has slipped between two server racks; three new hires look at the flash. */
function cakeOutage(): string {
  const rack = (x: number, dark: boolean) =>
    shape('k', `M${x + 10} 66h140v350h-140z`) +
    shape('d', `M${x} 56h136v350H${x}z`) +
    repeat(
      7,
      (i) =>
        `<path class="k" d="M${x + 12} ${72 + i * 46}h112v34H${x + 12}z"/><circle class="${dark ? 'a' : i % 2 ? 'b' : 'p'}" cx="${x + 106}" cy="${89 + i * 46}" r="7"/><path class="s${dark ? 'a' : 'p'}" stroke-width="5" stroke-dasharray="6 5" d="M${x + 24} ${89 + i * 46}h56"/>`,
    );
  const cake =
    '<g transform="translate(452 250) rotate(18)"><path class="k" d="M-76 0H92v14H-76z"/><path class="f" d="M-70-76H76V0H-70z"/><path class="k" d="M40-76h36V0H40z"/><path class="p" d="M-70-76H76v22q-12 26-24 0-12 30-26 0-12 22-24 0-14 34-28 0-12 24-24 0-10 22-20 0z"/><path class="a" d="M-8-76v-30H0v30z"/><circle class="b" cx="-4" cy="-112" r="9"/></g>';
  return (
    rack(60, false) +
    rack(230, false) +
    rack(508, true) +
    cake +
    '<path class="b" d="m480 60-34 58h26l-16 48 56-66h-30l22-40z"/>' +
    floor(414, 'b1') +
    drawPlayers(
      [
        [400, 516, 'b', 'cap', '1'],
        [120, 524, 'f', 'specs'],
        [214, 532, 'a', 'curls', '2'],
      ],
      1.55,
    )
  );
}

/** A turntable and a list of twelve songs, one of them highlighted. */
function playlist(): string {
  const song = (i: number) => {
    const y = 62 + i * 36;
    return `<path class="${i === 7 ? 'b' : 'p'}" d="M388 ${y - 14}h${[220, 170, 248, 200, 150, 236, 190, 262, 176, 214, 140, 230][i]}v20H388z"/>${outlinedText('JKNRST'[i % 6] ?? 'J', 356, y + 6, { size: 28, ink: i === 7 ? 'b' : 'p' })}`;
  };
  const grooves = [150, 132, 114, 96, 78]
    .map((r) => `<circle class="sf" fill="none" stroke-width="2" r="${r}"/>`)
    .join('');
  return (
    `<g transform="translate(170 236)"><circle class="k" cx="10" cy="6" r="172"/><circle class="a" r="168"/>${grooves}<circle class="b" r="56"/><circle class="k" r="9"/><path class="k" d="M20-52A56 56 0 0 1 20 52 80 80 0 0 0 20-52z"/></g>` +
    '<path class="sp" fill="none" stroke-width="10" stroke-linejoin="round" d="M318 40v150l-60 70"/>' +
    repeat(12, song) +
    drawPlayers(
      [
        [70, 534, 'd', 'phones', '1'],
        [270, 536, 'b', 'curls', '2'],
      ],
      1.15,
    )
  );
}

/** A list of steps in which the number 6 appears twice, and the new hire who found it. */
function stepSix(): string {
  const step = (y: number, n: string, ink = 'k', w = 250) =>
    outlinedText(n, 58, y + 14, { size: 46, ink }) + `<path class="sk" stroke-width="9" d="M104 ${y}h${w}"/>`;
  return (
    panel(
      [56, 30, 430, 470],
      { turn: -2, edge: 14 },
      step(70, '4', 'k', 280) +
        step(142, '5', 'k', 220) +
        step(214, '6', 'a', 264) +
        step(286, '6', 'a', 200) +
        step(358, '7', 'k', 280) +
        step(430, '8', 'k', 180) +
        '<path class="sb" fill="none" stroke-width="8" stroke-linecap="round" d="M26 286q0-42 36-42t36 42-36 40-36-40z"/>',
    ) +
    '<g transform="translate(430 300) rotate(34)"><path class="b o" d="M0 0 44-20H260V20H44z"/><path class="k" d="M40 4h220v16H44z"/><path class="f1" d="M0 0 44-20v40z"/><path class="k" d="m0 0 18-8v16z"/><path class="a" d="M240-20h36q12 20 0 40h-36z"/></g>' +
    drawPlayers([[606, 330, 'd', 'grad', '1']], 1.9) +
    outlinedText('+20', 618, 92, { size: 74, ink: 'a', stretch: 76 })
  );
}

/** Two new hires with the same wrong answer, one beside a cactus, one beside a lighthouse. */
function halifaxAndTucson(): string {
  const cactus =
    '<path class="k" d="M6 0v-96h14V0z"/><path class="a" d="M-10 0v-100a12 12 0 0 1 24 0V0zM-38-48v-22a8 8 0 0 1 16 0v14h14v16h-22a8 8 0 0 1-8-8z"/>';
  const lighthouse =
    '<path class="p" d="M-22 0-14-120h28L22 0z"/><path class="a" d="M-19-40h38l2 22h-42zM-16-86h32l2 22h-36z"/><path class="k" d="M6-120h8L22 0H8zM-18-132h36v12h-36z"/><path class="b" d="M-12-156h24v24h-24z"/><path class="k" d="M-16-156 0-174l16 18z"/>';
  const arc = repeat(22, (i) => {
    const [x, y] = polar(360, 330, 262, Math.PI * (1.12 + (i / 21) * 0.76));
    return `M${num(x)} ${num(y * 0.9)}h.1`;
  });
  return (
    `<path class="sb" fill="none" stroke-width="15" stroke-linecap="round" d="${arc}"/>` +
    placed(
      170,
      366,
      1.35,
      island(106, 3, 12) +
        `<g transform="translate(-54 -10)">${cactus}</g>` +
        pawnAt(24, 26, { ink: 'b', hat: 'bowler', band: '1', scale: 1.25 }),
    ) +
    placed(
      556,
      340,
      1.35,
      island(106, 3, 5) +
        `<g transform="translate(50 -14)">${lighthouse}</g>` +
        pawnAt(-26, 26, { ink: 'd', hat: 'cap', band: '2', scale: 1.25 }),
    ) +
    `<g transform="translate(326 22)"><path class="k" d="M8 8h84v84H8z"/><path class="p" d="M0 0h84v84H0z"/>${outlinedText('7?', 42, 62, { size: 54, ink: 'a' })}</g>`
  );
}

/** First Week Quest, remote, with Kitebridge. */
export const REMOTE: Story = [
  { ground: 'ink', draw: twentyFour },
  { ground: 'd1', draw: pageFortyOne },
  { ground: 'f', draw: cakeOutage },
  { ground: 'ink', draw: playlist },
  { ground: 'd1', draw: stepSix },
  { ground: 'table', draw: halifaxAndTucson },
];
