import type { Host } from '#lib/site/lists';
import styles from './author-portrait.module.css';

/** The drawn portrait of a host. The name stands beside it, so it has no text of its own. */
export function AuthorPortrait({ host, large = false }: { host: Pick<Host, 'avatar'>; large?: boolean }) {
  return (
    <img
      className={styles.portrait}
      data-large={large || undefined}
      src={host.avatar}
      alt=""
      width={60}
      height={60}
      loading="lazy"
    />
  );
}
