import type { ReactNode } from 'react';
import { SceneArt } from '#components/illustration/scene-art';
import type { PostFace } from '#lib/blog/card';
import { getHosts } from '#lib/site/read';
import { AuthorPortrait } from './author-portrait.tsx';
import { layPosts, type Span } from './lay-posts.ts';
import styles from './post-board.module.css';
import { PostMeta } from './post-meta.tsx';

type PostBoardProps = {
  posts: PostFace[];
  heading?: 'h2' | 'h3';
  /** The first square shows the scene of its post. */
  art?: boolean;
  /** False where all posts are of one topic, and the page says so. */
  topics?: boolean;
  /** A last square that is no post. */
  children?: ReactNode;
};

/** Posts as the squares of a board, each in the color of its topic and with its author. The first is the largest. */
export function PostBoard({ posts, heading: Heading = 'h2', art = false, topics = true, children }: PostBoardProps) {
  const squares = posts.length + Number(Boolean(children));
  const spans = layPosts(squares);
  const attributesOf = (index: number) => ({
    'data-columns': spans[index]?.columns,
    'data-rows': spans[index]?.rows,
    'data-closes': (index === squares - 1 && squares % 2 === 0) || undefined,
  });
  return (
    <ul className={styles.board}>
      {posts.map(({ slug, title, description, topic, cover, ...meta }, index) => (
        <li key={slug} className={styles.square} data-ground={topic.ground} {...attributesOf(index)}>
          <a className={styles.link} href={`/blog/${slug}`} data-large={isLarge(spans[index]) || undefined}>
            <div className={styles.top}>
              <p className={styles.topic}>{topics && topic.name}</p>
              <Author name={meta.author} />
            </div>
            {art && index === 0 && (
              <div className={styles.art}>
                <SceneArt name={cover} />
              </div>
            )}
            <div className={styles.words}>
              <Heading className={`h3 ${styles.title}`}>{title}</Heading>
              {isWide(spans[index]) && <p className={styles.description}>{description}</p>}
              <PostMeta {...meta} />
            </div>
          </a>
        </li>
      ))}
      {children && (
        <li className={styles.square} {...attributesOf(posts.length)}>
          {children}
        </li>
      )}
    </ul>
  );
}

function Author({ name }: { name: string }) {
  const host = getHosts().find((one) => one.name === name);
  return host && <AuthorPortrait host={host} />;
}

function isWide(span?: Span): boolean {
  return span !== undefined && span.columns > 1;
}

function isLarge(span?: Span): boolean {
  return span !== undefined && (span.rows > 1 || span.columns > 2);
}
