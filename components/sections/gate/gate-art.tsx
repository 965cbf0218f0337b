import { SIGNS } from '#lib/pages/jidara-script';
import styles from './gate.module.css';

/* The parts of the gate that no script changes, as inner SVG. The dial is centered on 0 0; a column of the inscription is 40 units wide. */

const COLUMN = 40;
/** The height of a line: signs of 24 units, and tiles of 36 with an edge of 5. */
export const ROW = 88;
const STEP = 360 / SIGNS.length;

/** The left edges of the columns of a line that is centered over `width` columns. Words are separated by one column. */
export function letterColumns(line: string, width: number): number[] {
  const start = ((width - line.length) / 2) * COLUMN;
  return [...line].map((_, place) => start + place * COLUMN);
}

/** Two lines of signs, each sign over a tile for its letter. */
export function Signs({ lines }: { lines: [string, string] }) {
  const width = lines[1].length;
  const placed = lines.flatMap((line, row) => {
    const columns = letterColumns(line, width);
    return [...line].flatMap((letter, place) => {
      const sign = SIGNS.find((one) => one.letter === letter);
      return sign ? [{ path: sign.path, x: columns[place] ?? 0, y: row * ROW }] : [];
    });
  });
  return (
    <>
      <path className="k" d={placed.map(({ x, y }) => `M${x + 2} ${y + 68}h36v6h-36z`).join('')} />
      <path className={styles.tile} d={placed.map(({ x, y }) => `M${x + 2} ${y + 33}h36v36h-36z`).join('')} />
      <path
        className="sk"
        fill="none"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={placed.map(({ path, x, y }) => `M${x + 8} ${y + 2}${path}`).join('')}
      />
    </>
  );
}

/** The fixed ring with twelve studs and the eight signs. */
export function OuterRing() {
  return (
    <>
      <g className="ring" fill="none" strokeWidth="2">
        <circle r="194" />
        <circle r="205" />
        <circle r="216" />
      </g>
      <circle className="k" cx="8" cy="4" r="180" />
      <circle className="b" r="180" />
      <circle className="sk" r="171" fill="none" strokeWidth="6" strokeLinecap="round" strokeDasharray="0 89.535" />
      <g className="sk" fill="none" strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round">
        {SIGNS.map(({ letter, path }, place) => (
          <path key={letter} transform={`rotate(${place * STEP})translate(-13 -164)scale(1.08)`} d={path} />
        ))}
      </g>
      <circle className="k" cx="5" cy="2" r="135" />
    </>
  );
}

/** The ring that turns, `turn` places after the one where all letters are under their signs. */
export function InnerRing({ turn }: { turn: number }) {
  return (
    <>
      <circle className="p" r="133" />
      <circle
        className="sk"
        r="105"
        fill="none"
        strokeWidth="56"
        strokeDasharray="3 79.467"
        transform={`rotate(${STEP / 2})`}
      />
      {SIGNS.map(({ letter }, place) => (
        <text key={letter} className="bt k" transform={`rotate(${(place + turn) * STEP})`} y="-91">
          {letter}
        </text>
      ))}
    </>
  );
}

/** Two halves of a door, and what is behind them. */
export function Door() {
  return (
    <g clipPath="url(#gate-door)">
      <clipPath id="gate-door">
        <circle r="77" />
      </clipPath>
      <circle className="m2" r="77" />
      <g className={styles.sun}>
        <circle className="sun" cy="-6" r="46" />
        <circle className="ring" cy="-6" r="58" fill="none" strokeWidth="2" />
      </g>
      <path className="b" d="M-64 77v-14h14v-14h14v-14h14v-14h22v56z" />
      <path className="k" d="M0 77v-56h22v14h14v14h14v14h14v14z" />
      <g className={styles.left}>
        <path className="w" d="M0-77a77 77 0 0 0 0 154z" />
        <path className="sp" fill="none" strokeWidth="2" d="M0-60a60 60 0 0 0 0 120M0-42a42 42 0 0 0 0 84" />
        <path className="b" d="M0-24-17 0 0 24z" />
      </g>
      <g className={styles.right}>
        <path className="w" d="M0-77a77 77 0 0 1 0 154z" />
        <path className="sp" fill="none" strokeWidth="2" d="M0-60a60 60 0 0 1 0 120M0-42a42 42 0 0 1 0 84" />
        <path className="k" d="M-1.5-77h3v55L17 0 1.5 22v55h-3z" />
      </g>
      <path className="k" fillRule="evenodd" d="M0-79a79 79 0 1 1-.1 0zm7 5a77 77 0 1 0 .1 0z" />
    </g>
  );
}
