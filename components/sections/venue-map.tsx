import styles from './venue-map.module.css';

/** Streets of the Mission District that run north to south, from west to east, with their horizontal position. */
const DOWN = [
  { name: 'Dolores', x: 96 },
  { name: 'Guerrero', x: 196 },
  { name: 'Valencia', x: 296 },
  { name: 'Mission', x: 396 },
] as const;

/** Streets that run west to east, from north to south, with their vertical position. */
const ACROSS = [
  { name: '16th', y: 120 },
  { name: '18th', y: 250 },
  { name: '20th', y: 380 },
] as const;

/** A drawn map of the Mission District: the park, the station, and the blocks around the venue. */
export function VenueMap() {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 520 480"
      role="img"
      aria-label="Drawn map of the Mission District: the door is near Mission and 18th Street, a short way south of 16th Street Mission BART."
    >
      <path className={styles.land} d="M0 0h520v480H0z" />
      <path className={styles.park} d="M0 258h84v114H0z" />
      <path className={styles.streets} d={DOWN.map(({ x }) => `M${x} 0v480`).join('')} />
      <path className={styles.streets} d={ACROSS.map(({ y }) => `M0 ${y}h520`).join('')} />
      <path className={styles.track} d="M396 120v130h-58" />
      <circle className={styles.area} cx="338" cy="262" r="64" />
      <g className={styles.names}>
        {DOWN.map(({ name, x }) => (
          <text key={name} transform={`translate(${x + 29} 466) rotate(-90)`}>
            {name}
          </text>
        ))}
        {ACROSS.map(({ name, y }) => (
          <text key={name} x="508" y={y - 16} textAnchor="end">
            {name}
          </text>
        ))}
        <text x="10" y="322">
          Park
        </text>
      </g>
      <g transform="translate(396 120)">
        <rect className={styles.station} x="-40" y="-24" width="80" height="48" rx="10" />
        <text className={styles.sign} textAnchor="middle" y="8">
          BART
        </text>
      </g>
      <g transform="translate(338 266)">
        <path className={styles.head} d="M0 0c-5-22-31-36-31-62a31 31 0 0 1 62 0c0 26-26 40-31 62z" />
        <path className={styles.shade} d="M8-92a31 31 0 0 1 23 30C31-36 5-22 0 0c4-30 22-60 8-92z" />
        <circle className={styles.hole} cy="-62" r="11" />
      </g>
    </svg>
  );
}
