import { memo } from 'react';
import { drawCrowd } from '#lib/illustration/pawn';
import styles from './crowd.module.css';

/** Pawns per row from the back, with the height that the picture needs for that many rows. */
const FULL_ROWS = [
  { upTo: 13, height: 112 },
  { upTo: 25, height: 158 },
  { upTo: 38, height: 204 },
];

/** Up to 38 pawns, feet on the same line however many rows there are. */
export const Crowd = memo(function Crowd({ pawns }: { pawns: number }) {
  const height = FULL_ROWS.find(({ upTo }) => pawns <= upTo)?.height ?? 204;
  return (
    <svg
      className={`scene ${styles.crowd}`}
      viewBox={`0 0 780 ${height}`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawCrowd(pawns).markup }}
    />
  );
});
