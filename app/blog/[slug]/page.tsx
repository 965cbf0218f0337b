import { notFound } from 'next/navigation';
import { PostArticle } from '#components/blog/post-article';
import { PageFrame } from '#components/layout/page-frame';
import { requestTime } from '#components/ui/request-time';
import { getPost, getPosts } from '#lib/blog/read';
import { getHiddenPaths, getRevealedStudies } from '#lib/case-studies/read';
import { withoutLinksTo } from '#lib/content/hidden-links';
import { metadataOf } from '#lib/seo/metadata';

type Props = PageProps<'/blog/[slug]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return getPosts().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const post = getPost(slug);
  if (!post) return {};
  const { title, description } = post;
  return metadataOf({ title, description, path: `/blog/${slug}`, image: `/art/og/${slug}.png`, type: 'article' });
}

export default async function PostPage({ params }: Props) {
  const post = getPost((await params).slug);
  if (!post) notFound();
  const now = requestTime();
  const cases = getRevealedStudies(now).filter(({ slug }) => post.cases.includes(slug));
  const others = getPosts().filter(({ slug }) => slug !== post.slug);
  return (
    <PageFrame current="/blog">
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
