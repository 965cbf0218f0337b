import styles from './globe.module.css';

/** The width of a tower, and of its lit side; an hour has the width 1. */
const TOWER = { width: 0.68, lit: 0.4 };

/** The 24 hours as a track of discs, and over each hour a tower with one story for each city at work. */
export function GlobeTrack({ counts, starts }: { counts: number[]; starts: number[] }) {
  const highest = Math.max(...counts);
  const towers = (from: number, width: number, hours: number[]) =>
    hours.map((hour) => `M${hour + 0.5 + from} ${highest}v-${counts[hour]}h${width}v${counts[hour]}z`).join('');
  const all = counts.map((_, hour) => hour);
  const stories = Array.from({ length: highest }, (_, story) => `M0 ${story}h24`).join('');
  const left = -TOWER.width / 2;
  return (
    <>
      <svg
        className={`scene ${styles.towers}`}
        viewBox={`0 0 24 ${highest}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="p" d={towers(left, TOWER.lit, all)} />
        <path className="a" d={towers(left, TOWER.lit, starts)} />
        <path className="k" d={towers(left + TOWER.lit, TOWER.width - TOWER.lit, all)} />
        <path className={styles.stories} vectorEffect="non-scaling-stroke" d={stories} />
      </svg>
      <svg className={`scene ${styles.track}`} strokeLinecap="round" aria-hidden="true">
        <line className="sa" x1="2.0833%" x2="97.9167%" y1="50%" y2="50%" strokeWidth="26" />
        <line
          className="sp"
          x1="2.0833%"
          x2="97.9167%"
          y1="50%"
          y2="50%"
          strokeWidth="10"
          pathLength="23.01"
          strokeDasharray="0 1"
        />
      </svg>
    </>
  );
}
