import { PAWN_BODY } from '#lib/pawns/pawn-body';
import { BOWLER } from '#lib/pawns/bowler';
import { TABLES } from '#lib/pages/table-plan';
import { areaPath, hostPoints, repeatAt, tablePoints, toScreen, wallPath } from './ballroom-layout.ts';
import styles from './set-tables.module.css';

/** One small pawn from its left foot, and its shaded side from its right foot. */
const PAWN = 'a8.5 3.4 0 0 0 17 0q-4-4-5-14a6 6 0 1 0-7 0q-1 10-5 14z';
const PAWN_SHADE = 'q-4-4-5-14a6 6 0 0 0-2.5-10.6q3 5.4-.5 10.6 1 11 4 17a8.5 3.4 0 0 0 4-3z';

type Feet = readonly (readonly [x: number, y: number])[];

/** The feet of the players around a table, from back to front. */
const BEHIND: Feet = [
  [-32, -16],
  [0, -26],
  [32, -16],
];
const BESIDE: Feet = [
  [-41, 6],
  [41, 6],
];
const IN_FRONT: Feet = [
  [-18, 25],
  [18, 25],
];

/** The shapes of a table from back to front, each with the class of its ink. Each is relative to the foot of the table. */
const LAYERS: [ink: string, shape: string][] = [
  ['b sp', crowd(BEHIND, PAWN, -8.5)],
  ['k', crowd(BEHIND, PAWN_SHADE, 8.5)],
  ['d', 'm-31-16v14a31 20 0 0 0 62 0v-14z'],
  ['k', 'm9 3v14.5a31 20 0 0 0 22-19.5v-14z'],
  ['d1', 'm-31-16a31 20 0 0 1 62 0a31 20 0 0 1-62 0z'],
  ['a', 'm-18-19 18 12v-11l-18-12z'],
  ['k', 'm0-7 18-12v-11l-18 12z'],
  ['f1', 'm0-18 18-12-18-12-18 12z'],
  ['b', 'm-7-30a7 4.7 0 0 0 14 0c0-9-5-11-7-17-2 6-7 8-7 17z'],
  ['k', 'm0-47c2 6 7 8 7 17a7 4.7 0 0 1-5 4.3q4-9-2-21.3z'],
  ['a sp', crowd(BESIDE, PAWN, -8.5)],
  ['f sp', crowd(IN_FRONT, PAWN, -8.5)],
  ['k', crowd([...BESIDE, ...IN_FRONT], PAWN_SHADE, 8.5)],
];

/** Path data for the same shape at several feet; `start` is where it begins, to the right of a foot. */
function crowd(feet: Feet, shape: string, start: number): string {
  return feet
    .map(([x, y], index) => {
      const [lastX, lastY] = feet[index - 1] ?? [-start, 1.5];
      return `m${x - lastX} ${y - lastY}${shape}`;
    })
    .join('');
}

function TableSet({ from, to }: { from: number; to: number }) {
  const points = tablePoints(from, to);
  return LAYERS.map(([ink, shape], index) => <path key={index} className={ink} d={repeatAt(points, shape)} />);
}

const LOCK = toScreen([3.5, -1.15], 20);
const LAMPS = Array.from({ length: TABLES.max }, (_, index) => {
  const angle = ((index + 0.5) / TABLES.max) * 2 * Math.PI - Math.PI / 2;
  return [Math.round(LOCK[0] + 68 * Math.cos(angle)), Math.round(LOCK[1] - 84 + 68 * Math.sin(angle))] as const;
});
const LAMP = 'm-4 0a4 4 0 0 1 8 0a4 4 0 0 1-8 0z';

type Props = {
  tables: number;
  /** How many tables stood here before: new ones hop in. */
  before: number;
  hosts: number;
};

/** A ballroom with tables, hosts, and a stage with a lock that has one lamp for each table. */
export function Ballroom({ tables, before, hosts }: Props) {
  const standing = Math.min(tables, before);
  const [lockX, lockY] = LOCK;
  return (
    <svg className="scene" viewBox="-416 -124 1122 762" width="100%" aria-hidden="true">
      <defs
        dangerouslySetInnerHTML={{
          __html: `<g id="ballroom-host" class="piece">${PAWN_BODY.pawn}${BOWLER['hat-bowler']}</g>`,
        }}
      />
      <path className="a" d={wallPath([-0.8, 4.8], [7.8, 4.8], 0, -18)} />
      <path className="k" d={wallPath([7.8, 4.8], [7.8, -1.7], 0, -18)} />
      <path className="g" d={areaPath([-0.8, -1.7], [7.8, 4.8])} />
      <path className="g2" d={repeatAt(tablePoints(0, TABLES.max), 'm-46 0a46 30 0 0 1 92 0a46 30 0 0 1-92 0z')} />
      <path className="b" d={wallPath([1.5, -0.75], [5.5, -0.75], 0, 20)} />
      <path className="k" d={wallPath([5.5, -0.75], [5.5, -1.55], 0, 20)} />
      <path className="b1" d={areaPath([1.5, -1.55], [5.5, -0.75], 20)} />
      <circle className="k" cx={lockX + 9} cy={lockY - 82} r="84" />
      <circle className="b" cx={lockX} cy={lockY - 84} r="84" />
      <path className="k" d={repeatAt(LAMPS, LAMP)} />
      <path className="p" d={repeatAt(LAMPS.slice(0, tables), LAMP)} />
      <circle className="a" cx={lockX} cy={lockY - 84} r="52" />
      <path className="k" d={`M${lockX} ${lockY - 104}a15 15 0 0 1 8 27l8 31h-32l8-31a15 15 0 0 1 8-27z`} />
      <TableSet from={0} to={standing} />
      {tables > standing && (
        <g key={tables} className={styles.fresh}>
          <TableSet from={standing} to={tables} />
        </g>
      )}
      {hostPoints(hosts).map(([x, y], index) => (
        <use key={index} className="cp" href="#ballroom-host" transform={`translate(${x} ${y})scale(.5)`} />
      ))}
    </svg>
  );
}
