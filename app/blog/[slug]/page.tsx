import { notFound, permanentRedirect } from 'next/navigation';
import { PostArticle } from '#components/blog/post-article';
import { HiddenNote } from '#components/layout/hidden-note';
import { PageFrame } from '#components/layout/page-frame';
import { requestTime } from '#components/ui/request-time';
import { getMovedPost, getRevealedPost, getRevealedPosts } from '#lib/blog/read';
import { shareCardOf } from '#lib/blog/share-card';
import { getRevealedStudies } from '#lib/case-studies/read';
import { withoutLinksTo } from '#lib/content/hidden-links';
import { getHiddenPaths } from '#lib/seo/hidden-paths';
import { metadataOf } from '#lib/seo/metadata';

type Props = PageProps<'/blog/[slug]'>;

export function generateStaticParams() {
  return getRevealedPosts(new Date()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const post = getRevealedPost(slug, requestTime());
  if (!post) return {};
  const { title, description } = post;
  return metadataOf({ title, description, path: `/blog/${slug}`, image: shareCardOf(slug), type: 'article' });
}

export default async function PostPage({ params }: Props) {
  const { slug: wanted } = await params;
  const now = requestTime();
  const post = getRevealedPost(wanted, now);
  if (!post) {
    const moved = getMovedPost(wanted, now);
    if (moved) permanentRedirect(`/blog/${moved.slug}`);
    notFound();
  }
  const cases = getRevealedStudies(now).filter(({ slug }) => post.cases.includes(slug));
  const others = getRevealedPosts(now).filter(({ slug }) => slug !== post.slug);
  return (
    <PageFrame current="/blog">
      <HiddenNote revealedOn={post.revealed_on} />
      <PostArticle
        post={withoutLinksTo(post, getHiddenPaths(now))}
        cases={cases}
        more={others
          .filter(({ topic }) => topic === post.topic)
          .concat(others)
          .slice(0, 1)}
      />
    </PageFrame>
  );
}
