import { notFound } from 'next/navigation';
import { PostBoard } from '#components/blog/post-board';
import { TopicLinks } from '#components/blog/topic-links';
import { PageHero } from '#components/heroes/page-hero';
import { PageFrame } from '#components/layout/page-frame';
import { StructuredData } from '#components/layout/structured-data';
import { requestTime } from '#components/ui/request-time';
import { toPostSummary } from '#lib/blog/card';
import { getTopicsWithCount, getPublishedPosts, getTopics, getPostTopic } from '#lib/blog/read';
import { topicPath } from '#lib/blog/topic-path';
import { topicGraph } from '#lib/seo/blog-graphs';
import { createMetadata } from '#lib/seo/metadata';
import { shareCardOf } from '#lib/seo/share-card';
import { prerenderParams } from '#lib/pages/prerender-params';
import styles from './page.module.css';

type Props = PageProps<'/blog/topics/[topic]'>;

/** Maximum number of posts of other topics at the end of a page. */
const MAX_OTHER_POSTS = 2;

export function generateStaticParams() {
  return prerenderParams(() => getTopics(new Date()).map(({ slug }) => ({ topic: slug })));
}

export async function generateMetadata({ params }: Props) {
  const topic = await topicFor(params);
  if (!topic) return {};
  const { slug, title, description } = topic;
  return createMetadata({ title, description, path: topicPath(topic), image: shareCardOf(slug) });
}

export default async function TopicPage({ params }: Props) {
  const topic = await topicFor(params);
  if (!topic) notFound();
  const now = requestTime();
  const posts = getPublishedPosts(now).filter((post) => post.topic === topic.name);
  const others = getPublishedPosts(now)
    .filter((post) => post.topic !== topic.name)
    .slice(0, MAX_OTHER_POSTS);
  return (
    <PageFrame current="/blog" text="small">
      <StructuredData graph={topicGraph(topic, posts)} />
      <PageHero headline={topic.headline} lead={topic.lead} table={topic.ground} />
      <div className={`wrap ${styles.posts}`}>
        <TopicLinks topics={getTopicsWithCount(now)} current={topic.slug} />
        <PostBoard posts={posts.map((post) => toPostSummary(post, topic))} hasArt hasTopics={false} />
        {others.length > 0 && (
          <section className={styles.others} aria-labelledby="others">
            <h2 id="others" className="h3">
              From other topics
            </h2>
            <PostBoard posts={others.map((post) => toPostSummary(post, getPostTopic(post)))} heading="h3" />
          </section>
        )}
      </div>
    </PageFrame>
  );
}

async function topicFor(params: Props['params']) {
  const { topic: slug } = await params;
  return getTopics(requestTime()).find((topic) => topic.slug === slug);
}
