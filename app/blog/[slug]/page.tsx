import { notFound, permanentRedirect } from 'next/navigation';
import { PostArticle } from '#components/blog/post-article';
import { PostAuthor } from '#components/blog/post-author';
import { PostNeighbors } from '#components/blog/post-neighbors';
import { FromPriceBar } from '#components/layout/from-price-bar';
import { HiddenNote } from '#components/layout/hidden-note';
import { PageFrame } from '#components/layout/page-frame';
import { StructuredData } from '#components/layout/structured-data';
import { requestTime } from '#components/ui/request-time';
import { getMovedPost, getPublishedPost, getPublishedPosts, getPostTopic } from '#lib/blog/read';
import { withCardPictures } from '#lib/case-studies/card-sprite';
import { getPublishedStudies } from '#lib/case-studies/read';
import { postGraph } from '#lib/seo/blog-graphs';
import { changeOfPost } from '#lib/seo/last-change';
import { createMetadata } from '#lib/seo/metadata';
import { shareCardOfPost } from '#lib/seo/share-card';
import { getShownPosts } from '#lib/seo/shown-entries';
import { getHosts } from '#lib/pages/read';
import { prerenderParams } from '#lib/pages/prerender-params';

type Props = PageProps<'/blog/[slug]'>;

export function generateStaticParams() {
  return prerenderParams(() => getPublishedPosts(new Date()).map(({ slug }) => ({ slug })));
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const post = getPublishedPost(slug, requestTime());
  if (!post) return {};
  const { title, description, published, author, topic } = post;
  return createMetadata({
    title,
    description,
    path: `/blog/${slug}`,
    image: shareCardOfPost(post),
    article: { published, changed: changeOfPost(post), author, section: topic },
  });
}

export default async function PostPage({ params }: Props) {
  const { slug: wanted } = await params;
  const now = requestTime();
  const posts = getShownPosts(now);
  const post = posts.find(({ slug }) => slug === wanted);
  if (!post) {
    const moved = getMovedPost(wanted, now);
    if (moved) permanentRedirect(`/blog/${moved.slug}`);
    notFound();
  }
  const topic = getPostTopic(post);
  const cases = getPublishedStudies(now).filter(({ slug }) => post.cases.includes(slug));
  const host = getHosts().find(({ name }) => name === post.author);
  return (
    <PageFrame current="/blog">
      <StructuredData graph={postGraph(post, topic, cases)} />
      <HiddenNote revealedOn={post.revealed_on} />
      <div>
        <PostArticle
          post={post}
          topic={topic}
          cases={await Promise.all(cases.map((study) => withCardPictures(study, now)))}
          author={host && <PostAuthor host={host} ground={topic.ground} />}
        />
        <PostNeighbors post={post} all={posts} />
        <FromPriceBar from={post.slug} />
      </div>
    </PageFrame>
  );
}
