import { topicPath } from '#lib/blog/topic-path';
import type { Topic } from '#lib/content/topics';
import styles from './topic-links.module.css';

type TopicLinksProps = {
  topics: (Pick<Topic, 'slug' | 'name' | 'ground'> & { count: number })[];
  /** The slug of the topic that the page is about. */
  current?: string;
};

/** All topics as links, each with its color and its number of posts. */
export function TopicLinks({ topics, current }: TopicLinksProps) {
  const total = topics.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav className={styles.topics} aria-label="Topics">
      <ul>
        <li>
          <a className={styles.topic} href="/blog" aria-current={current ? undefined : 'page'}>
            All posts <span className={styles.count}>{total}</span>
          </a>
        </li>
        {topics.map(({ slug, name, ground, count }) => (
          <li key={slug}>
            <a className={styles.topic} href={topicPath({ slug })} aria-current={slug === current ? 'page' : undefined}>
              <i className={styles.color} data-ground={ground} aria-hidden="true" />
              {`${name} `}
              <span className={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
