import styles from './play-badge.module.css';

/** The badge on the poster of a film: the link plays it on this page or opens YouTube. */
export function PlayBadge({ isOnYoutube = false }: { isOnYoutube?: boolean }) {
  return (
    <span className={styles.badge}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3.5v17L21 12z" />
      </svg>
      {isOnYoutube ? 'Watch it at YouTube' : 'Play the film'}
    </span>
  );
}
