import type { ReactNode } from 'react';
import type { Activity, Workday } from '#lib/pages/office-hours';
import styles from './globe.module.css';

/** A circle on the board is an ellipse on the screen, of this height. Pawns are stretched by the inverse. */
export const TILT = 0.6667;
const UPRIGHT = 1.5;
/** The distance of the pawns from the pole. */
const RING = 243;

type GlobeBoardProps = {
  symbols: ReactNode;
  workday: Workday;
  /** Turns the globe. All angles are in degrees; 0 points right, and positive ones are clockwise. */
  angle: number;
  /** The angle of a place turns its pawn on the ring of 24 hours. */
  places: { name: string; activity: Activity; angle: number }[];
};

/**
 * A round board with the globe seen from above the North Pole. The sun is on the left: noon is there, and the right half is
 * in the shade. Working hours are red on the ring, and the pawn of each city stands at its local time.
 */
export function GlobeBoard({ symbols, workday, angle, places }: GlobeBoardProps) {
  return (
    <svg className="scene" viewBox="-345 -300 645 530" width="100%" aria-hidden="true">
      {symbols}
      <circle className="a" cx="-262" cy="-206" r="44" />
      <circle
        className="sa"
        cx="-262"
        cy="-206"
        r="64"
        fill="none"
        strokeWidth="16"
        pathLength="36"
        strokeDasharray="1 2"
      />
      <path className="k" d="M236-262a44 44 0 1 0 44 62 40 40 0 0 1-44-62z" />
      <path className="e" d="M-285 0v32a285 190 0 0 0 570 0v-32z" />
      <g transform={`scale(1 ${TILT})`}>
        <circle className="p" r="285" />
        <circle className="w" r="200" />
        <use href="#globe-land" className={`${styles.spin} d`} transform={`rotate(${angle})`} />
        <g fill="none" strokeWidth="44">
          <circle className="sf" r={RING} />
          <path className="sa" d={arc(workday.from, workday.to)} />
        </g>
      </g>
      <path className="k" d="M0-190a285 190 0 0 1 285 190v32a285 190 0 0 1-285 190z" />
      <g transform={`scale(1 ${TILT})`}>
        <g clipPath="url(#globe-night)">
          <use href="#globe-land" className={`${styles.spin} ${styles.night}`} transform={`rotate(${angle})`} />
        </g>
        <g fill="none" strokeLinecap="round" strokeDasharray="0 1">
          <path className="sp" strokeWidth="24" pathLength="11.5" d={arc(6, 17.5)} />
          <path className="sb" strokeWidth="9" pathLength="11.5" d={arc(18, 29.5)} />
        </g>
        {places.map((place) => (
          <g key={place.name} className={styles.spin} transform={`rotate(${place.angle})`}>
            <g className={styles.spin} transform={`translate(${RING} 0) rotate(${-place.angle}) scale(1 ${UPRIGHT})`}>
              <g className={styles.pose} data-activity={place.activity}>
                <use href={`#globe-pawn-${places.indexOf(place)}`} />
              </g>
              <path
                className={`${styles.snore} sp`}
                fill="none"
                strokeWidth="4"
                d="M-4-42h12l-12 14h12M14-62h8l-8 10h8"
              />
            </g>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Path data of the ring between two hours: midnight is on the right, 6 am at the top, noon on the left. */
function arc(from: number, to: number): string {
  const point = (hour: number) => {
    const radians = (-hour * Math.PI) / 12;
    return `${Math.round(RING * Math.cos(radians))} ${Math.round(RING * Math.sin(radians))}`;
  };
  return `M${point(from)}A${RING} ${RING} 0 ${to - from > 12 ? 1 : 0} 0 ${point(to)}`;
}
