import { toPostSummary } from '#lib/blog/card';
import { getPostTopic } from '#lib/blog/read';
import { relatedPosts, getAdjacentPosts } from '#lib/blog/related';
import type { Post } from '#lib/blog/schema';
import { PostBoard } from './post-board.tsx';
import styles from './post-neighbors.module.css';

/** Related posts, and links to the previous and the next post by date. `all` is sorted with the newest first. */
export function PostNeighbors({ post, all }: { post: Post; all: Post[] }) {
  const related = relatedPosts(post, all).map((other) => toPostSummary(other, getPostTopic(other)));
  const { earlier, later } = getAdjacentPosts(post, all);
  return (
    <section className={`wrap ${styles.neighbors}`} aria-labelledby="post-related">
      <h2 id="post-related" className={`display ${styles.title}`}>
        Read on
      </h2>
      {related.length > 0 && <PostBoard posts={related} heading="h3" />}
      <nav className={styles.pager} aria-label="Earlier and later posts">
        {earlier ? (
          <a className="go" rel="prev" href={`/blog/${earlier.slug}`}>
            Earlier: {earlier.title}
          </a>
        ) : (
          <span>First post</span>
        )}
        <a className="go" href="/blog">
          All {all.length} posts
        </a>
        {later ? (
          <a className="go" rel="next" href={`/blog/${later.slug}`}>
            Later: {later.title}
          </a>
        ) : (
          <span>Newest post</span>
        )}
      </nav>
    </section>
  );
}
