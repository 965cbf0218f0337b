import { CaseGrid } from '#components/case-study/case-grid';
import { SceneArt } from '#components/illustration/scene-art';
import { readingMinutes } from '#lib/blog/reading-time';
import type { Post } from '#lib/blog/schema';
import type { CardFace } from '#lib/case-studies/card';
import { formatDay } from '#lib/content/dates';
import { renderMarkdown } from '#lib/content/markdown';
import styles from './post-article.module.css';

/** One post: headline with its scene, the text, one call to action, the events behind it and one post to go on with. */
export function PostArticle({ post, cases, more }: { post: Post; cases: CardFace[]; more: Post[] }) {
  return (
    <article>
      <div className={styles.head}>
        <div className={`wrap ${styles.grid}`}>
          <div className={styles.words}>
            <p className={styles.topic}>{post.topic}</p>
            <h1 className="h3">{post.title}</h1>
            <p className={styles.meta}>
              <span>{post.author}</span>
              <time dateTime={post.published}>{formatDay(post.published)}</time>
              <span>{readingMinutes(post.body)} min read</span>
              {post.updated && <span>Updated {formatDay(post.updated)}</span>}
            </p>
          </div>
          <div className={styles.art}>
            <SceneArt name={post.cover} />
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.body}`}>
        <div className="prose" data-hung dangerouslySetInnerHTML={{ __html: renderMarkdown(post.body) }} />
        <p className={styles.action}>
          <a className="button" href={post.cta.href}>
            <i aria-hidden="true" />
            {post.cta.text}
          </a>
        </p>
      </div>
      {cases.length > 0 && (
        <section className={`wrap ${styles.cases}`} aria-labelledby="behind">
          <h2 id="behind" className="h3">
            The event behind this
          </h2>
          <CaseGrid studies={cases} />
        </section>
      )}
      <nav className={`wrap ${styles.more}`} aria-label="Read on">
        {more.map(({ slug, title }) => (
          <a key={slug} className="go" href={`/blog/${slug}`}>
            Next: {title}
          </a>
        ))}
        <a className="go" href="/blog">
          All posts
        </a>
      </nav>
    </article>
  );
}
