import { num, polar, project, repeat } from '../geometry.ts';
import { propAt } from '../pieces.ts';
import { box, onLeft, shape } from '../solids.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { floor, panel } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { addPlayers, drawPlayers } from '../gallery/players.ts';
import { buildWall } from '../gallery/build-wall.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

/** Two players beside an open violin case; the violin is missing. */
function violinCase(): string {
  const shell = 'M0-84A84 84 0 0 0 0 84L300 50A50 50 0 0 0 300-50z';
  const violin =
    'M-34 0c0-36 24-52 52-46 16 4 24 12 40 12s30-12 48-8c22 4 30 20 34 34h170v16H140c-4 14-12 30-34 34-18 4-32-8-48-8s-24 8-40 12c-28 6-52-10-52-46z';
  return (
    `<g transform="translate(216 190) rotate(-3)"><path class="k" transform="translate(10 10)" d="${shell}"/><path class="a" d="${shell}"/><path class="b" d="M30 60h44v24H30zM236 44h44v22h-44z"/><path class="sk" fill="none" stroke-width="14" d="M112-74v-34h92v26"/></g>` +
    `<g transform="translate(216 372) rotate(-3)"><path class="k" transform="translate(10 16)" d="${shell}"/><path class="a" d="${shell}"/><path class="f" transform="translate(14 0) scale(.9 .84)" d="${shell}"/><path class="sk" fill="none" stroke-width="5" stroke-dasharray="11 9" stroke-linejoin="round" d="${violin}"/></g>` +
    drawPlayers(
      [
        [634, 508, 'd', 'curls', '1'],
        [76, 524, 'b', 'bob', '2'],
      ],
      1.7,
    )
  );
}

/** Three players look up at a drinks list behind the bar, with an arrow that points upward. */
function drinksList(): string {
  const bottle = (x: number, ink: string, h: number) =>
    `<g transform="translate(${x} 168)"><path class="k" d="M6 0v${-h}l10-16v-34h12v34l10 16V0z"/><path class="${ink}" d="M0 0v${-h}l10-16v-34h12v34l8 16V0z"/><path class="p" d="M4-${Math.round(h * 0.6)}h22v26H4z"/></g>`;
  const list = panel(
    [250, 206, 220, 170],
    { edge: 8 },
    [
      ['$6', 40],
      ['$4', 84],
      ['$7', 128],
      ['$2', 166],
    ]
      .map(
        ([price, y]) =>
          `<path class="sk" stroke-width="6" d="M22 ${Number(y) - 10}h${90 + ((Number(y) * 7) % 40)}"/>${outlinedText(String(price), 188, Number(y), { size: 34, ink: 'a' })}`,
      )
      .join(''),
  );
  return (
    shape('k', 'M-720 168h2160v14H-720z') +
    [40, 96, 150, 214, 500, 556, 612, 668]
      .map((x, i) => bottle(x, ['a', 'b', 'd', 'f'][i % 4] ?? 'a', 70 + ((i * 37) % 40)))
      .join('') +
    propAt('gramophone', 366, 148, { ink: 'b', scale: 1 }) +
    list +
    '<path class="sk" fill="none" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" d="M504 380V220M480 250l24-34 24 34"/>' +
    shape('a', 'M-720 404h2160v26H-720z') +
    floor(428, 'k') +
    drawPlayers(
      [
        [130, 536, 'b', 'beret', '1'],
        [360, 552, 'd', 'specs', '2'],
        [590, 540, 'f', 'bun', '3'],
      ],
      1.4,
    )
  );
}

/** A trio on stage: double bass, trumpet and drums, and the numbers 1, 2, 3, 5. */
function trio(): string {
  const bass =
    '<g transform="translate(196 470)"><path class="k" d="M14-80c60 0 70 96 6 96h-30zM4-300h14v170H4z"/><path class="a" d="M0-96c38-16 56 20 42 44 36 26 14 66-42 66s-78-40-42-66c-14-24 4-60 42-44z"/><path class="b" d="M-7-316H7v230H-7z"/><path class="sk" fill="none" stroke-width="3" d="M-3-290V-20M3-290V-20"/><path class="k" d="M-18-16h36v8h-36z"/></g>';
  const drums =
    '<g transform="translate(572 470)"><circle class="k" cx="8" cy="-56" r="72"/><circle class="d" cy="-60" r="70"/><circle class="p" cy="-60" r="54"/><path class="k" d="M-128-150h76v44h-76z"/><path class="f" d="M-134-154h62v44h-62z"/><ellipse class="p" cx="-103" cy="-154" rx="32" ry="9"/><path class="sk" fill="none" stroke-width="5" d="M96 0V-190M-102-110V0"/><ellipse class="b" cx="96" cy="-190" rx="56" ry="10"/></g>';
  return (
    '<path class="a" d="M360-200-180 500h1080z"/><path class="f1" d="M360-200 40 500h640z"/>' +
    floor(470, 'd') +
    shape('k', 'M-720 470h2160v12H-720z') +
    drawPlayers([[548, 392, 'b', 'bowler', '3']], 1.5) +
    drums +
    drawPlayers(
      [
        [360, 492, 'd', 'beret', '1'],
        [118, 492, 'b', 'curls', '2'],
      ],
      2,
    ) +
    bass +
    `<g class="cb" transform="translate(424 318) rotate(14) scale(.95)"><use href="#trumpet"/></g>` +
    outlinedText('1 2 3', 300, 90, { size: 60, ink: 'k', stretch: 90 }) +
    outlinedText('5', 452, 90, { size: 60, ink: 'a', stretch: 90 })
  );
}

/** The vault door, larger than the picture: bolts on the rim, and a dial with one highlighted number. */
function door(): string {
  const [x, y] = [560, 290];
  const ring = (radius: number, ink: string) => `<circle class="${ink}" cx="${x}" cy="${y}" r="${radius}"/>`;
  const bolts = repeat(16, (i) => {
    const [bx, by] = polar(x, y, 318, (i * Math.PI) / 8);
    return `<circle class="k" cx="${num(bx + 4)}" cy="${num(by + 4)}" r="20"/><circle class="b" cx="${num(bx)}" cy="${num(by)}" r="19"/>`;
  });
  const numbers = Array.from({ length: 12 }, (_, i) => {
    const [nx, ny] = polar(x, y, 176, (i * Math.PI) / 6 - Math.PI / 2);
    return outlinedText(String(i * 5), nx, ny + 13, { size: 36, ink: i === 9 ? 'a' : 'k', stretch: 70 });
  });
  return (
    ring(366, 'k') +
    ring(356, 'a') +
    bolts +
    ring(276, 'k') +
    ring(266, 'f1') +
    ring(222, 'p') +
    numbers.join('') +
    ring(136, 'k') +
    ring(126, 'd') +
    '<path class="sb" fill="none" stroke-width="30" stroke-linecap="round" d="M480 210l160 160M640 210 480 370"/>' +
    ring(44, 'b')
  );
}

/** A sous chef in a white hat with one ear against the vault door. */
function earAtTheVault(): string {
  return (
    door() +
    '<path class="sk" fill="none" stroke-width="8" stroke-linecap="round" d="M176 96l-28-30M208 70 194 30M156 132l-40-12"/>' +
    outlinedText('CLICK', 84, 56, { size: 48, ink: 'a', stretch: 66 }) +
    `<g transform="rotate(12 190 500)">${drawPlayers([[176, 516, 'b', undefined, '1']], 2.7)}<g transform="translate(176 516) scale(2.7)"><path class="p" d="M-18-96h36v12q-18-6-36 0zM-22-114a14 14 0 0 1 18-14 14 14 0 0 1 22 2 12 12 0 0 1 4 24l-4 10q-18-6-36 0l-4-10z"/><path class="k" d="M6-130a14 14 0 0 1 12 4 12 12 0 0 1 4 24l-4 18q-4-2-8-2 6-20-4-44z"/></g></g>`
  );
}

/** Four players in front of a very tidy bar with clues from A to G and a sign: please leave it. */
function tidyBar(): string {
  const board = squareBoard(340, 'g');
  const glasses = (x: number, rows: number) =>
    repeat(rows, (row) =>
      repeat(
        rows - row,
        (i) =>
          `<g transform="translate(${num(x + row * 11 + i * 22)} ${-row * 24})"><path class="p" d="M0 0h18l-3 22H3z"/><path class="k" d="M13 0h5l-3 22h-4z"/></g>`,
      ),
    );
  buildWall(board, {
    x: 20,
    y: 20,
    w: 300,
    h: 150,
    d: 24,
    ink: 'd',
    art:
      '<path class="k" d="M16 24h268v8H16zM16 84h268v8H16z"/>' +
      `<g transform="translate(0 62)">${['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter, i) => `<path class="p" d="M${20 + i * 38} -20h26v38H${20 + i * 38}z"/>${outlinedText(letter, 33 + i * 38, 8, { size: 24, ink: 'a' })}`).join('')}</g>`,
  });
  board.add(
    170,
    160,
    box(40, 130, 250, 50, 52, { ink: 'a', top: 'b1' }) +
      `<g transform="translate(${project(96, 160, 74).map(num).join(' ')})">${glasses(-44, 4)}</g>` +
      onLeft(
        150,
        152,
        130,
        4,
        40,
        52,
        `<path class="k" d="M4 4h124v40H4z"/><path class="p" d="M0 0h124v40H0z"/>${outlinedText('PLEASE', 62, 18, { size: 19, ink: 'a' })}${outlinedText('LEAVE IT', 62, 36, { size: 19, ink: 'a' })}`,
      ),
  );
  addPlayers(board, [
    [60, 240, 'b', 'cap', '1'],
    [118, 250, 'd', 'curls'],
    [186, 258, 'f', 'specs', '2'],
    [250, 262, 'b', 'bob', '3'],
  ]);
  return zoomToBoard(board, { zoom: 1.44, at: [170, 150, 50], place: [360, 290] });
}

/** Six guests applaud the dishwasher between high stacks of clean plates. */
function applause(): string {
  const stack = (x: number, count: number) =>
    repeat(
      count,
      (i) =>
        `<ellipse class="k" cx="${x + 4}" cy="${352 - i * 15}" rx="56" ry="12"/><ellipse class="p" cx="${x}" cy="${348 - i * 15}" rx="56" ry="12"/>${i % 3 === 1 ? `<ellipse class="sa" fill="none" stroke-width="3" cx="${x}" cy="${348 - i * 15}" rx="40" ry="8"/>` : ''}`,
    );
  const bubbles =
    '<g class="p"><circle cx="330" cy="250" r="20"/><circle cx="370" cy="226" r="13"/><circle cx="396" cy="256" r="17"/><circle cx="352" cy="196" r="9"/><circle cx="408" cy="196" r="8"/></g>';
  const claps = repeat(
    6,
    (i) =>
      `M${70 + i * 116} ${418 - (i % 2) * 12}l-12-18M${86 + i * 116} ${412 - (i % 2) * 12}v-22M${102 + i * 116} ${418 - (i % 2) * 12}l12-18`,
  );
  return (
    shape('d', 'M-720 364h2160v18H-720z') +
    stack(112, 17) +
    stack(238, 10) +
    stack(612, 14) +
    drawPlayers([[450, 372, 'b', 'cap', '2']], 2.1) +
    shape('k', 'M292 300h150v70H292z') +
    shape('a', 'M280 290h150v78H280z') +
    bubbles +
    shape('d', 'M-720 364h2160v18H-720z') +
    floor(380, 'a') +
    `<path class="sb" fill="none" stroke-width="5" stroke-linecap="round" d="${claps}"/>` +
    drawPlayers(
      [
        [84, 548, 'd', 'bowler', '1'],
        [200, 556, 'f', 'bun'],
        [316, 548, 'a', 'curls', '3'],
        [432, 556, 'b', 'specs', '1'],
        [548, 548, 'd', 'bob'],
        [664, 556, 'f', 'beret', '2'],
      ],
      1.15,
    )
  );
}

/** Jazz Heist with the staff of Foxglove & Rye, San Francisco. */
export const STAFF_PARTY: Story = [
  { ground: 'd1', draw: violinCase },
  { ground: 'f1', hasKeylines: true, draw: drinksList },
  { ground: 'table', draw: trio },
  { ground: 'd', draw: earAtTheVault },
  { ground: 'b1', draw: tidyBar },
  { ground: 'f', draw: applause },
];
