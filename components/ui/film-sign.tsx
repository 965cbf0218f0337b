import styles from './film-sign.module.css';

/** The sign on a poster that says: there is a film behind this link, here or at YouTube. */
export function FilmSign({ isElsewhere = false }: { isElsewhere?: boolean }) {
  return (
    <span className={styles.sign}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3.5v17L21 12z" />
      </svg>
      {isElsewhere ? 'Watch it at YouTube' : 'Play the film'}
    </span>
  );
}
