import styles from './film-sign.module.css';

/** The sign on a poster that says: there is a film behind this link. */
export function FilmSign() {
  return (
    <span className={styles.sign}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3.5v17L21 12z" />
      </svg>
      Play the film
    </span>
  );
}
