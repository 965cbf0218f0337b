import type { Drawing } from '../drawing.ts';
import { onTop, shape } from '../solids.ts';
import { squareBoard } from '../gallery/camera.ts';
import { propAt } from '../pieces.ts';
import { project } from '../geometry.ts';
import { addPlayers } from '../gallery/players.ts';
import { bandstand, fountain, plantTrees, stroller } from './park-parts.ts';
import { boardPicture } from './picture.ts';

/** The map of the park: paths, a pond, the bandstand and a route. */
const MAP =
  shape('k', 'M6 6h150v112H6z') +
  shape('p', 'M0 0h150v112H0z') +
  shape('v', 'M8 8h134v96H8z') +
  '<path class="sp" fill="none" stroke-width="9" d="M8 40h60v64M68 40l74-22M68 70h74"/>' +
  shape('w', 'M92 82q20-10 38 2t-12 14-26-16z') +
  '<circle class="a" cx="34" cy="22" r="9"/><path class="sa" fill="none" stroke-width="5" stroke-linecap="round" stroke-dasharray=".1 10" d="M24 88l20-20 26-24 34-8 22 28"/>' +
  '<path class="sk" fill="none" stroke-width="5" d="M120 58l12 12M132 58l-12 12"/><path class="sk" stroke-width="2" d="M50 8v96M100 8v96"/>';

/** Five children and an adult around a map, in a park with a bandstand, a fountain and a stroller. */
export function drawCoOp(): Drawing {
  const board = squareBoard(700, 'v');
  board.print('<path class="s" d="M0 236h700v60H0zM236 0h60v700h-60z"/><circle class="s" cx="290" cy="290" r="142"/>');
  board.ribbon([
    [266, 420],
    [266, 620],
  ]);
  board.add(140, 150, bandstand(176, 176));
  board.add(380, 120, fountain(398, 132));
  plantTrees(
    board,
    [
      [60, 200],
      [40, 120],
      [110, 60],
      [60, 330],
      [300, 40],
      [350, 40],
      [470, 60],
      [430, 20],
      [110, 350],
      [150, 420],
      [520, 90],
    ],
    7,
  );
  board.add(0, 0, onTop(262, 270, 0, `<g transform="scale(.9)">${MAP}</g>`), 200);
  board.add(450, 300, stroller(458, 300));
  addPlayers(
    board,
    [
      [254, 250, 'a', 'curls', '1', 0.98],
      [332, 254, 'b', 'bob', '2', 0.84],
      [240, 318, 'd', 'cap', undefined, 0.88],
      [262, 394, 'f', 'bun', '1', 0.98],
      [346, 408, 'b', 'beret', '2', 0.84],
      [412, 258, 'd', 'specs', '3', 1.5],
    ],
    { scale: 0.92 },
  );
  const [x, y] = project(262, 394, 44);
  board.add(262, 396, propAt('lens', x + 26, y - 6, { ink: 'a', scale: 0.5 }), 20);
  return boardPicture(board, { ground: 'v', at: [228, 206], zoom: 1.25 });
}
