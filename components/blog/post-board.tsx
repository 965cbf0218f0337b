import type { ReactNode } from 'react';
import { SceneArt } from '#components/illustration/scene-art';
import { Portrait } from '#components/ui/portrait';
import type { PostSummary } from '#lib/blog/card';
import { getHosts } from '#lib/pages/read';
import { postBoardLayout, type Span } from './post-board-layout.ts';
import styles from './post-board.module.css';
import { PostMeta } from './post-meta.tsx';

type PostBoardProps = {
  posts: PostSummary[];
  heading?: 'h2' | 'h3';
  /** True if the first square shows the scene of its post. */
  hasArt?: boolean;
  /** False on a topic page, where all posts have the topic of the page. */
  hasTopics?: boolean;
  /** A last square that is not a post. */
  children?: ReactNode;
};

/** Posts as squares of a grid, each in the color of its topic and with its author. The first is the largest. */
export function PostBoard({
  posts,
  heading: Heading = 'h2',
  hasArt = false,
  hasTopics = true,
  children,
}: PostBoardProps) {
  const squares = posts.length + Number(Boolean(children));
  const spans = postBoardLayout(squares);
  const layoutAttributes = (index: number) => ({
    'data-columns': spans[index]?.columns,
    'data-rows': spans[index]?.rows,
    'data-ends-row': (index === squares - 1 && squares % 2 === 0) || undefined,
  });
  return (
    <ul className={styles.board}>
      {posts.map(({ slug, title, description, topic, cover, ...meta }, index) => (
        <li key={slug} className={styles.square} data-ground={topic.ground} {...layoutAttributes(index)}>
          <a className={styles.link} href={`/blog/${slug}`} data-large={isLarge(spans[index]) || undefined}>
            <div className={styles.top}>
              <p className={styles.topic}>{hasTopics && topic.name}</p>
              <Author name={meta.author} />
            </div>
            {hasArt && index === 0 && (
              <div className={styles.art}>
                <SceneArt name={cover} />
              </div>
            )}
            <div className={styles.content}>
              <Heading className={`h3 ${styles.title}`}>{title}</Heading>
              {isWide(spans[index]) && <p className={styles.description}>{description}</p>}
              <PostMeta {...meta} />
            </div>
          </a>
        </li>
      ))}
      {children && (
        <li className={styles.square} {...layoutAttributes(posts.length)}>
          {children}
        </li>
      )}
    </ul>
  );
}

function Author({ name }: { name: string }) {
  const host = getHosts().find((one) => one.name === name);
  return host && <Portrait src={host.avatar} isOnColor />;
}

function isWide(span?: Span): boolean {
  return span !== undefined && span.columns > 1;
}

function isLarge(span?: Span): boolean {
  return span !== undefined && (span.rows > 1 || span.columns > 2);
}
