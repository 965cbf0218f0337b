import type { PostFace } from '#lib/blog/card';
import { formatDay } from '#lib/content/dates';
import styles from './post-meta.module.css';

/** Who wrote a post, when, and how long it takes to read. */
export function PostMeta({ author, published, minutes }: Pick<PostFace, 'author' | 'published' | 'minutes'>) {
  return (
    <p className={styles.meta}>
      <span>{author}</span>
      <time dateTime={published}>{formatDay(published)}</time>
      <span>{minutes} min read</span>
    </p>
  );
}
