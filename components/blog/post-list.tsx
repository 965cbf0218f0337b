import { readingMinutes } from '#lib/blog/reading-time';
import { TOPICS, type Post } from '#lib/blog/schema';
import { formatDay } from '#lib/content/dates';
import styles from './post-list.module.css';

/** All posts by topic, as a ledger; newest first within each. */
export function PostList({ posts }: { posts: Post[] }) {
  return (
    <div className={`wrap ${styles.list}`}>
      {TOPICS.map((topic) => (
        <section key={topic} className={styles.topic} aria-labelledby={idOf(topic)}>
          <h2 id={idOf(topic)} className="h3">
            {topic}
          </h2>
          <ul>
            {posts
              .filter((post) => post.topic === topic)
              .map((post) => (
                <li key={post.slug}>
                  <a href={`/blog/${post.slug}`}>
                    <h3 className="h3">{post.title}</h3>
                    <p>{post.description}</p>
                    <p className={styles.meta}>
                      <span>{post.author}</span>
                      <time dateTime={post.published}>{formatDay(post.published)}</time>
                      <span>{readingMinutes(post.body)} min</span>
                    </p>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p>
        <a className="go" href="/feed.xml">
          Follow the feed
        </a>
      </p>
    </div>
  );
}

function idOf(topic: string): string {
  return topic.toLowerCase().replaceAll(' ', '-');
}
