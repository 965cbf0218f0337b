import { BOWLER } from '#lib/pawns/bowler';
import { PAWN_BODY } from '#lib/pawns/pawn-body';
import styles from './open-dial.module.css';

const MIDDLE = 300;

/** The point at an angle in degrees, clockwise from the top, and a distance from the middle. */
function pointAt(angle: number, distance: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${Math.round(MIDDLE + distance * Math.sin(radians))} ${Math.round(MIDDLE - distance * Math.cos(radians))}`;
}

function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

const RAYS = repeat(24, (index) => `M300 300L${pointAt(index * 15, 170)} ${pointAt(index * 15 + 7.5, 170)}z`);
const TICKS = repeat(72, (index) => `M${pointAt(index * 5, 283)}L${pointAt(index * 5, index % 3 ? 277 : 270)}`);
const STUDS = repeat(7, (index) => `M${pointAt(index * 45 - 135, 226)}m-30 0a30 30 0 0 1 60 0a30 30 0 0 1-60 0z`);
const SOCKETS = repeat(4, (index) => `M${211 + index * 46} 526a20 20 0 0 1 40 0a20 20 0 0 1-40 0z`);
const THIEF = PAWN_BODY.pawn + BOWLER['hat-bowler'];

/** A vault whose door is a record, and two thieves. The door is a group of its own, which turns. */
export function DialDrawing() {
  return (
    <svg className="scene" viewBox="0 0 600 600" width="100%" aria-hidden="true">
      <circle className="b" cx="300" cy="300" r="296" />
      <path className="sk" strokeWidth="3" d={TICKS} />
      <circle className="k" cx="300" cy="300" r="270" />
      <circle className="a" cx="300" cy="300" r="264" />
      <circle className="k" cx="300" cy="300" r="178" />
      <circle className="b" cx="300" cy="300" r="170" />
      <path className="a" d={RAYS} />
      <path className="b" d={STUDS} />
      <g className={styles.record}>
        <circle className="k" cx="300" cy="300" r="164" />
        <g className="z2s" fill="none" strokeWidth="2">
          <circle cx="300" cy="300" r="150" />
          <circle cx="300" cy="300" r="136" />
          <circle cx="300" cy="300" r="122" />
          <circle cx="300" cy="300" r="108" />
        </g>
        <path className="b" d="M293 214h14v172h-14zM214 293h172v14h-172z" />
        <circle className="b" cx="300" cy="300" r="76" />
        <circle className="d" cx="300" cy="300" r="66" />
        <circle className="k" cx="300" cy="300" r="44" />
        <path className="p" d="M300 276a11 11 0 0 1 6 20l6 26h-24l6-26a11 11 0 0 1 6-20z" />
      </g>
      <path className="b" d="M196 488h208v10h10v56h-10v10H196v-10h-10v-56h10z" />
      <path className="k" d="M201 493h198v10h10v46h-10v10H201v-10h-10v-46h10z" />
      <path className={styles.sockets} d={SOCKETS} />
      <g
        className={`ca ${styles.thief}`}
        transform="translate(48 582)scale(1.15)"
        dangerouslySetInnerHTML={{ __html: THIEF }}
      />
      <g
        className={`cd ${styles.thief}`}
        transform="translate(552 582)scale(1.15)"
        dangerouslySetInnerHTML={{ __html: THIEF }}
      />
    </svg>
  );
}
