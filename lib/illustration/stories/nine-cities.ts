import { dial } from '../covers/vault.ts';
import { houses } from '../buildings.ts';
import { num, project, repeat } from '../geometry.ts';

import { box, onLeft, shape } from '../solids.ts';
import { squareBoard, zoomToBoard } from '../gallery/camera.ts';
import { floor, panel } from '../gallery/flat.ts';
import type { Story } from '../gallery/gallery-picture.ts';
import { addPlayers, drawPlayers } from '../gallery/players.ts';
import { buildWall } from '../gallery/build-wall.ts';
import { outlinedText } from '../gallery/outlined-text.ts';

/** A vault with nine keyholes and a small light beside it, and two players who look at the light. */
function nineKeyholes(): string {
  const hole = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><circle class="k" cx="3" cy="3" r="38"/><circle class="b" r="37"/><path class="k" d="M0-20a11 11 0 0 1 6 20l6 22h-24l6-22a11 11 0 0 1 6-20z"/></g>`;
  return (
    shape('k', 'M176 46h420v420H176z') +
    shape('a', 'M160 30h420v420H160z') +
    '<path class="sk" fill="none" stroke-width="5" d="M178 48h384v384H178z"/>' +
    repeat(9, (i) => hole(264 + (i % 3) * 106, 130 + Math.floor(i / 3) * 106)) +
    '<circle class="k" cx="640" cy="74" r="22"/><circle class="d" cx="638" cy="72" r="18"/><path class="sd" fill="none" stroke-width="5" stroke-linecap="round" d="M638 34v-14M604 52l-12-8M672 52l12-8M602 88l-14 4M674 88l14 4"/>' +
    drawPlayers(
      [
        [70, 520, 'd', 'phones', '1'],
        [632, 528, 'b', 'curls', '2'],
      ],
      1.6,
    )
  );
}

/** An elevation drawing of Denver with a key hidden in one of the buildings. */
function elevationOfDenver(): string {
  const line =
    'M40 380V220h70v160M62 220v-40h26v40M130 380V120h90v260M130 160h90M130 200h90M130 240h90M130 280h90M130 320h90M240 380V90l44-50 44 50v290M262 380V130h44v250M350 380V180h110v200M350 180l55-46 55 46M480 380V240h120v140M480 280h120M480 320h120M520 240v-60h40v60M20 380h610';
  return (
    panel(
      [34, 28, 640, 424],
      { ink: 'a', turn: -1, edge: 14 },
      `<path class="sp" fill="none" stroke-width="4" stroke-linejoin="round" d="${line}"/><path class="sf" fill="none" stroke-width="2" stroke-dasharray="10 8" d="M20 60h600M20 404h600"/><g class="cb" transform="translate(176 218) rotate(90) scale(.7)"><use href="#key"/></g>${outlinedText('5,280 FT', 540, 52, { size: 30, ink: 'p' })}`,
    ) +
    drawPlayers(
      [
        [110, 528, 'b', 'specs', '1'],
        [560, 534, 'd', 'bun', '3'],
        [650, 526, 'f', 'cap'],
      ],
      1.2,
    )
  );
}

/** Four players at a Toronto streetcar stop with two maps, one saying Dover, the other Dovre. */
function streetcarStop(): string {
  const board = squareBoard(340, 'g2');
  board.print('<path class="sk" fill="none" stroke-width="4" d="M0 96H340M0 128H340"/>');
  const needle = (x: number, y: number) => {
    const [l, t] = project(x, y);
    return `<path class="k" d="M${num(l - 5)} ${num(t)}l4-150h3l4 150z"/><path class="d" d="M${num(l - 18)} ${num(t - 92)}h36l-8 22h-20z"/><path class="k" d="M${num(l + 2)} ${num(t - 92)}h16l-8 22h-8z"/>`;
  };
  board.add(40, 30, needle(44, 40));
  buildWall(board, {
    x: 130,
    y: 20,
    w: 160,
    h: 96,
    d: 40,
    ink: 'b',
    art: '<path class="sk" stroke-width="16" stroke-dasharray="12 12" d="M12 26h136M12 56h136"/>',
  });
  board.add(
    210,
    150,
    box(120, 150, 130, 40, 96, { ink: 'w', top: 'a' }) +
      onLeft(
        120,
        150,
        130,
        40,
        96,
        0,
        `<path class="sk" fill="none" stroke-width="4" d="M2 2h126v94H2zM66 2v94"/><path class="p" d="M10 14h48v62H10zM74 14h48v62H74z"/><path class="sa" fill="none" stroke-width="4" d="M16 66V40h20V24h16M80 66V52h30V24"/>`,
      ),
  );
  addPlayers(board, [
    [66, 220, 'b', 'specs', '1'],
    [116, 236, 'a', 'bob'],
    [214, 236, 'd', 'curls', '2'],
    [262, 224, 'f', 'bowler'],
  ]);
  const bubble = (x: number, text: string, tip: number) =>
    `<g transform="translate(${x} 34)"><path class="p" d="M0 14Q0 0 14 0h190q14 0 14 14v48q0 14-14 14H${tip + 40}l-20 34-12-34H14Q0 76 0 62z"/>${outlinedText(text, 109, 54, { size: 44, ink: 'a', stretch: 62 })}</g>`;
  return (
    zoomToBoard(board, { zoom: 1.4, at: [165, 160, 40], place: [366, 300] }) +
    bubble(20, 'DOVER', 90) +
    bubble(484, 'DOVRE', 20)
  );
}

/** Five players solve clues on paper in front of the terraced houses of Lisbon. */
function onPaper(): string {
  const board = squareBoard(350, 'g');
  const steps: [number, number, number, string][] = [
    [20, 20, 96, 'a'],
    [110, 20, 74, 'b'],
    [200, 20, 52, 'f'],
    [20, 104, 58, 'd'],
    [110, 104, 36, 'f'],
  ];
  for (const [x, y, z, ink] of steps) {
    board.add(
      x + 36,
      y + 30,
      box(x, y, 82, 76, z, { ink: 'p', top: 'g2' }) +
        `<g transform="translate(0 ${-z})">${houses(ink, ink === 'b' ? 'f' : 'b')(x + 8, y + 8, 64, 60, 28)}</g>`,
    );
  }
  board.add(
    250,
    210,
    box(120, 220, 160, 60, 36, { ink: 'd', top: 'p' }) +
      [136, 176, 216, 250]
        .map(
          (x, i) =>
            `<g transform="translate(${project(x, 246, 37).map(num).join(' ')}) scale(1.2 .8) rotate(${i * 17 - 20})"><path class="f" d="M-14-18h28v36h-28z"/><path class="sk" fill="none" stroke-width="2.500" d="M-9-10h18M-9-3h18M-9 4h10"/></g>`,
        )
        .join(''),
    20,
  );
  addPlayers(board, [
    [84, 236, 'b', 'curls', '1'],
    [150, 186, 'd', 'bun'],
    [214, 190, 'a', 'specs', '2'],
    [270, 196, 'f', 'bob'],
    [310, 250, 'b', 'phones', '3'],
  ]);
  return (
    zoomToBoard(board, { zoom: 1.3, at: [180, 170, 60], place: [350, 284] }) +
    '<circle class="k" cx="618" cy="84" r="48"/><circle class="b" cx="612" cy="78" r="44"/>' +
    outlinedText('6', 612, 102, { size: 66 })
  );
}

/** High stacks of answers in front of a machine with six of them. */
function fourThousand(): string {
  const stack = (x: number, count: number) =>
    repeat(
      count,
      (i) =>
        `<path class="k" d="M${x + ((i * 7) % 5) + 6} ${486 - i * 15}h110v11h-110z"/><path class="${i % 4 === 2 ? 'f' : 'p'}" d="M${x + ((i * 7) % 5)} ${482 - i * 15}h110v11h-110z"/>`,
    );
  return (
    shape('k', 'M440 56h240v250H440z') +
    shape('a', 'M428 46h240v250H428z') +
    shape('k', 'M448 66h200v120H448z') +
    outlinedText('6', 510, 164, { size: 104, ink: 'b', stretch: 80 }) +
    '<path class="sp" fill="none" stroke-width="9" stroke-linecap="round" d="M572 104h.1M598 104h.1M624 104h.1M572 132h50M572 154h34"/>' +
    shape('k', 'M470 214h160v14H470zM448 250h200v24H448z') +
    `<g transform="translate(548 262) rotate(4)">${shape('p', 'M-60-4H60v70H-60z')}<path class="sk" stroke-width="5" d="M-40 20h80M-40 40h50"/></g>` +
    floor(496, 'd') +
    stack(36, 27) +
    stack(160, 21) +
    stack(284, 12) +
    drawPlayers(
      [
        [366, 312, 'd', 'specs', '2', 0.9],
        [470, 520, 'b', 'curls', '1'],
      ],
      1.35,
    )
  );
}

/** The ninth key turns in the vault at dusk in Nairobi, with acacias in front of the sun. */
function duskInNairobi(): string {
  const acacia = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path class="sk" fill="none" stroke-width="11" stroke-linecap="round" d="M0 0Q-8-60 0-100M0-70Q-30-96-70-116M0-80q30-26 64-40"/><path class="k" d="M-150-116q20-34 74-34 30-28 86-18 60-14 84 22 44 4 50 30-60-12-294 0z"/></g>`;
  return (
    '<circle class="b" cx="206" cy="300" r="176"/>' +
    acacia(178, 402, 1.3) +
    acacia(20, 400, 0.7) +
    floor(398, 'k') +
    `<g transform="translate(530 226)"><g transform="scale(1.9)">${dial(0, 0)}</g><g class="cp o" transform="rotate(52) scale(1.5)"><use href="#key"/></g></g>` +
    drawPlayers(
      [
        [300, 514, 'd', 'bun', '1'],
        [390, 524, 'f', 'curls', '2'],
        [652, 520, 'b', 'cap', '3'],
        [120, 520, 'a', 'bowler'],
      ],
      1.4,
    )
  );
}

/** Nine Cities, One Vault with Stratoloom. */
export const NINE_CITIES: Story = [
  { ground: 'f1', draw: nineKeyholes },
  { ground: 'd1', draw: elevationOfDenver },
  { ground: 'table', draw: streetcarStop },
  { ground: 'd', draw: onPaper },
  { ground: 'ink', draw: fourThousand },
  { ground: 'f', hasKeylines: true, draw: duskInNairobi },
];
