import styles from './places-map.module.css';

const CONTOURS = [
  'M312 70c58-34 128-8 140 52s-22 96-74 112-118-8-122-66 8-70 56-98z',
  'M322 92c44-22 96-4 104 40s-18 72-56 84-86-6-90-48 10-58 42-76z',
  'M334 112c30-14 64-2 70 28s-14 50-40 58-58-6-60-34 6-40 30-52z',
];

const STOPS = [
  [70, 440],
  [130, 440],
  [190, 440],
  [250, 440],
  [250, 380],
  [250, 320],
  [310, 320],
  [370, 320],
  [430, 320],
] as const;

const PINS = [
  { x: 70, y: 440, ink: 'a' },
  { x: 430, y: 320, ink: 'b' },
  { x: 150, y: 170, ink: 'd' },
] as const;

/** A drawn map: water, contours, streets, a track and three pins. Decorative. */
export function PlacesMap() {
  return (
    <svg className={styles.map} viewBox="0 0 520 560" aria-hidden="true">
      <path className={styles.land} d="M0 0h520v560H0z" />
      <path className={styles.water} d="M0 0h190c-30 70 10 120-40 190S60 270 70 350 20 470 0 480z" />
      <path
        className={styles.ripples}
        d="M24 60q12-9 24 0t24 0M60 130q12-9 24 0t24 0M18 220q12-9 24 0t24 0M20 330q10-8 20 0"
      />
      <path className={styles.park} d="M330 400h150v110H330z" />
      <path
        className={styles.streets}
        d="M130 560V300L520 260M250 560V120L520 40M0 520h520M330 560V200M200 250l320 130"
      />
      {CONTOURS.map((d) => (
        <path key={d} className={styles.contour} d={d} />
      ))}
      <path className={styles.track} d="M70 440h180V320h180" />
      {STOPS.map(([x, y]) => (
        <circle key={`${x}-${y}`} className={styles.disc} cx={x} cy={y} r="9.5" />
      ))}
      {PINS.map(({ x, y, ink }) => (
        <g key={ink} transform={`translate(${x} ${y})`} data-ink={ink} className={styles.pin}>
          <path className={styles.head} d="M0 0c-5-22-31-36-31-62a31 31 0 0 1 62 0c0 26-26 40-31 62z" />
          <path className={styles.shade} d="M8-92a31 31 0 0 1 23 30C31-36 5-22 0 0c4-30 22-60 8-92z" />
          <circle className={styles.hole} cy="-62" r="11" />
        </g>
      ))}
      <g className={styles.compass} transform="translate(462 484)">
        <circle r="30" />
        <path d="M0-30 8 0 0 30-8 0z" />
        <path className={styles.shade} d="M0-30 8 0 0 30z" />
      </g>
    </svg>
  );
}
