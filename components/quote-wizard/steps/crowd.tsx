import { memo } from 'react';
import { PawnSymbols } from '#components/illustration/pawn-symbols';
import { CROWD_PLAYERS } from './crowd-players.ts';
import styles from './crowd.module.css';

/** The height of the viewBox for one, two and three rows of pawns. */
const ROW_HEIGHTS = [
  { upTo: 13, height: 112 },
  { upTo: 25, height: 158 },
  { upTo: 38, height: 204 },
];

const PAWNS_PER_ROW = 13;
const WIDTH = 780;
/** With a larger zoom, one row would be taller than three rows. */
const MAX_ZOOM = 1.8;

const SYMBOLS = [...new Set(CROWD_PLAYERS.flatMap(({ symbols }) => symbols))];

/** Created once, so that React does not render existing pawns again. */
const PLAYERS = CROWD_PLAYERS.map(({ ink, transform, symbols }, index) => (
  <g className={`c${ink}`} transform={transform} key={index}>
    {symbols.map((name) => (
      <use href={`#crowd-${name}`} key={name} />
    ))}
  </g>
));

/** Up to 38 pawns in up to three rows, aligned at the bottom. A small group is enlarged. */
export const Crowd = memo(function Crowd({ pawns }: { pawns: number }) {
  const height = ROW_HEIGHTS.find(({ upTo }) => pawns <= upTo)?.height ?? 204;
  const zoom = pawns > 0 && pawns < PAWNS_PER_ROW ? Math.min(MAX_ZOOM, PAWNS_PER_ROW / pawns) : 1;
  return (
    <div className={styles.crowd}>
      <svg
        className="scene"
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="xMinYMax meet"
        width={`${zoom * 100}%`}
        height="100%"
        aria-hidden="true"
      >
        <PawnSymbols prefix="crowd" names={SYMBOLS} />
        {PLAYERS.slice(0, pawns)}
      </svg>
    </div>
  );
});
