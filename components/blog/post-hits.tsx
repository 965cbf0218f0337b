import type { Hit } from '#lib/blog/search';
import styles from './post-hits.module.css';
import { PostMeta } from './post-meta.tsx';

/** The results of a search: posts, and those of their sections that contain every word. */
export function PostHits({ hits }: { hits: Hit[] }) {
  if (hits.length === 0) return <NoHits />;
  return (
    <ol className={styles.hits}>
      {hits.map(({ post, sections }) => (
        <li key={post.slug} className={styles.hit}>
          <div className={styles.post}>
            <p className={styles.topic}>
              <i className={styles.color} data-ground={post.topic.ground} aria-hidden="true" />
              {post.topic.name}
            </p>
            <h2 className="h3">
              <a className={styles.title} href={`/blog/${post.slug}`}>
                {post.title}
              </a>
            </h2>
            <PostMeta {...post} />
          </div>
          <div className={styles.text}>
            <p>{post.description}</p>
            {sections.length > 0 && (
              <ul className={styles.sections} aria-label={`Parts of “${post.title}”`}>
                {sections.map(({ id, title }) => (
                  <li key={id}>
                    <a className="go" href={`/blog/${post.slug}#${id}`}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function NoHits() {
  return (
    <div className={styles.empty}>
      <p className="h3">No note says that yet.</p>
      <p className="lead">
        Try a shorter word. If it is a question about an event of your own, the price list and a person know more.
      </p>
      <p className={styles.links}>
        <a className="go" href="/blog">
          See all posts
        </a>
        <a className="go" href="/team-building/getting-started">
          Prices, dates and paperwork
        </a>
      </p>
    </div>
  );
}
