import { notFound } from 'next/navigation';
import { PostBoard } from '#components/blog/post-board';
import { TopicLinks } from '#components/blog/topic-links';
import { PageHero } from '#components/heroes/page-hero';
import { PageFrame } from '#components/layout/page-frame';
import { StructuredData } from '#components/layout/structured-data';
import { requestTime } from '#components/ui/request-time';
import { toPostFace } from '#lib/blog/card';
import { countedTopics, getRevealedPosts, getTopics, topicOf } from '#lib/blog/read';
import { topicPath } from '#lib/blog/topic-path';
import { topicGraph } from '#lib/seo/blog-graphs';
import { metadataOf } from '#lib/seo/metadata';
import { shareCardOf } from '#lib/seo/share-card';
import { renderedByBuild } from '#lib/site/rendered-by-build';
import styles from './page.module.css';

type Props = PageProps<'/blog/topics/[topic]'>;

/** How many posts of other topics a page ends with. */
const OTHERS = 2;

export function generateStaticParams() {
  return renderedByBuild(() => getTopics(new Date()).map(({ slug }) => ({ topic: slug })));
}

export async function generateMetadata({ params }: Props) {
  const topic = await topicFor(params);
  if (!topic) return {};
  const { slug, title, description } = topic;
  return metadataOf({ title, description, path: topicPath(topic), image: shareCardOf(slug) });
}

export default async function TopicPage({ params }: Props) {
  const topic = await topicFor(params);
  if (!topic) notFound();
  const now = requestTime();
  const posts = getRevealedPosts(now).filter((post) => post.topic === topic.name);
  const others = getRevealedPosts(now)
    .filter((post) => post.topic !== topic.name)
    .slice(0, OTHERS);
  return (
    <PageFrame current="/blog">
      <StructuredData graph={topicGraph(topic, posts)} />
      <PageHero headline={topic.headline} lead={topic.lead} table={topic.ground} />
      <div className={`wrap ${styles.posts}`}>
        <TopicLinks topics={countedTopics(now)} current={topic.slug} />
        <PostBoard posts={posts.map((post) => toPostFace(post, topic))} art topics={false} />
        {others.length > 0 && (
          <section className={styles.others} aria-labelledby="others">
            <h2 id="others" className="h3">
              From other topics
            </h2>
            <PostBoard posts={others.map((post) => toPostFace(post, topicOf(post)))} heading="h3" />
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
