import type { ReactNode } from 'react';
import { CaseGrid } from '#components/case-study/library/case-grid';
import { ShareStory } from '#components/case-study/article/share-story.client';
import { SceneArt } from '#components/illustration/scene-art';
import { Prose } from '#components/ui/prose';
import { renderArticle } from '#lib/blog/article';
import { readingMinutes } from '#lib/blog/reading-time';
import type { Post } from '#lib/blog/schema';
import { topicPath } from '#lib/blog/topic-path';
import type { CardSummary } from '#lib/case-studies/card';
import { formatDay } from '#lib/content/dates';
import type { Topic } from '#lib/content/topics';
import { findPictures, withPhotos } from '#lib/pictures/photo-html';
import { readPhotos } from '#lib/pictures/read-photos';
import { siteUrl } from '#lib/pages/site-url';
import styles from './post-article.module.css';
import { PostRoute } from './post-route.tsx';

type PostArticleProps = {
  post: Post;
  topic: Topic;
  cases: CardSummary[];
  /** The author box below the text. */
  author: ReactNode;
};

/** One post: its scene, its table of contents beside the text, one call to action, and the case studies it refers to. */
export async function PostArticle({ post, topic, cases, author }: PostArticleProps) {
  const { opening, rest, sections } = renderArticle(post.body);
  const photos = await readPhotos(findPictures(opening + rest));
  return (
    <article>
      <div className={styles.head} data-ground={topic.ground}>
        <div className={`wrap ${styles.grid}`}>
          <div className={styles.headline}>
            <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
              <a href="/blog">Blog</a>
              <span aria-hidden="true"> / </span>
              <a href={topicPath(topic)}>{topic.name}</a>
            </nav>
            <h1 className="h3">{post.title}</h1>
            <p className={styles.meta}>
              <a href="#post-author">{post.author}</a>
              <span>{readingMinutes(post.body)} min read</span>
              <time dateTime={post.published}>{formatDay(post.published)}</time>
              {post.updated && (
                <span>
                  Updated <time dateTime={post.updated}>{formatDay(post.updated)}</time>
                </span>
              )}
            </p>
          </div>
          <div className={styles.art}>
            <SceneArt name={post.cover} />
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.body}`}>
        <PostRoute stops={sections} />
        <div className={styles.text}>
          <Prose html={withPhotos(opening, photos)} />
          {rest && <Prose html={withPhotos(rest, photos)} />}
          {post.cta && (
            <p className={styles.action}>
              <a className="button" data-variant="hot" href={post.cta.href}>
                <i aria-hidden="true" />
                {post.cta.text}
              </a>
            </p>
          )}
          {author}
        </div>
      </div>
      <ShareStory
        title={post.title}
        text={post.description}
        url={siteUrl(`/blog/${post.slug}`)}
        heading="Share this post"
      />
      {cases.length > 0 && (
        <section className={`wrap ${styles.cases}`} aria-labelledby="post-events">
          <h2 id="post-events" className={`display ${styles.title}`}>
            {cases.length === 1 ? 'The event behind this' : 'The events behind this'}
          </h2>
          <CaseGrid studies={cases} />
        </section>
      )}
    </article>
  );
}
