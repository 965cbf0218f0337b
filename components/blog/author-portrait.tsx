import type { Host } from '#lib/pages/lists';
import styles from './author-portrait.module.css';

/** The drawn portrait of a host. Its alternative text is empty because the name is printed beside it. */
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
