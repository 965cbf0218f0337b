import styles from './play-badge.module.css';

/** The badge on the poster of a film: the link plays it on this page or opens the site that has it, such as YouTube. */
export function PlayBadge({ site }: { site?: string }) {
  return (
    <span className={styles.badge}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3.5v17L21 12z" />
      </svg>
      {site ? `Watch it at ${site}` : 'Play the film'}
    </span>
  );
}
