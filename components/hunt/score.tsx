import type { CSSProperties } from 'react';
import styles from './score.module.css';

/** The points of the game. They count up to a new score; screen readers get the number at once. */
export function Score({ score, best }: { score: number; best: number }) {
  return (
    <p className={styles.score} role="status">
      <span className="visually-hidden">{`Score ${score} of ${best}`}</span>
      <span aria-hidden="true">
        {'Score '}
        <b className={styles.count} style={score > 0 ? ({ '--score': score } as CSSProperties) : undefined} />
        {` of ${best}`}
      </span>
    </p>
  );
}
