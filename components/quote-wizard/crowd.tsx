import { memo } from 'react';
import { CROWD, CROWD_SYMBOLS, crowdSymbol } from '#lib/illustration/crowd';
import styles from './crowd.module.css';

/** Pawns per row from the back, with the height that the picture needs for that many rows. */
const FULL_ROWS = [
  { upTo: 13, height: 112 },
  { upTo: 25, height: 158 },
  { upTo: 38, height: 204 },
];

const ROW = 13;
const WIDTH = 780;
/** As near as one row may come before it is taller than three. */
const NEAREST = 1.8;

/** Made once: a pawn that stands is never drawn again. */
const PLAYERS = CROWD.map(({ ink, transform, symbols }, index) => (
  <g className={ink} transform={transform} key={index}>
    {symbols.map((name) => (
      <use href={crowdSymbol(name)} key={name} />
    ))}
  </g>
));

/** Up to 38 pawns, feet on the same line however many rows there are. A small group is seen from nearer. */
export const Crowd = memo(function Crowd({ pawns }: { pawns: number }) {
  const height = FULL_ROWS.find(({ upTo }) => pawns <= upTo)?.height ?? 204;
  const zoom = pawns > 0 && pawns < ROW ? Math.min(NEAREST, ROW / pawns) : 1;
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
        <defs dangerouslySetInnerHTML={{ __html: CROWD_SYMBOLS }} />
        {PLAYERS.slice(0, pawns)}
      </svg>
    </div>
  );
});
