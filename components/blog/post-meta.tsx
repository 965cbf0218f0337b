import type { PostSummary } from '#lib/blog/card';
import { formatDay } from '#lib/content/dates';
import styles from './post-meta.module.css';

/** The author of a post, its date and its reading time in minutes. */
export function PostMeta({ author, published, minutes }: Pick<PostSummary, 'author' | 'published' | 'minutes'>) {
  return (
    <p className={styles.meta}>
      <span>{author}</span>
      <time dateTime={published}>{formatDay(published)}</time>
      <span>{minutes} min read</span>
    </p>
  );
}
