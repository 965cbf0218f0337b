import styles from './hints.module.css';

/** Hints in `details` elements, each nested in the one before. They open without scripts. */
export function Hints({ hints: [hint, ...others], number = 1 }: { hints: string[]; number?: number }) {
  if (hint === undefined) return null;
  return (
    <details className={styles.hint}>
      <summary>
        <span className={styles.closed}>{number === 1 ? 'Take a hint' : 'Take another'}</span>
        <span className={styles.opened}>{`Hint ${number}`}</span>
      </summary>
      <p>{hint}</p>
      <Hints hints={others} number={number + 1} />
    </details>
  );
}
