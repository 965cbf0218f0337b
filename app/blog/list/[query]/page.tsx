import { notFound } from 'next/navigation';
import { BlogPage } from '#components/blog/blog-page';
import { searchHref, textOfList } from '#lib/blog/search-path';
import { NOT_KEPT } from '#lib/page-cache/marks';
import { metadataOf } from '#lib/seo/metadata';
import { shareCardOf } from '#lib/seo/share-card';
import { getPage } from '#lib/site/read';

type Props = PageProps<'/blog/list/[query]'>;

/** None ahead of time: `proxy.ts` leads here from the searches that visitors ask for. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  const text = textOfList((await params).query);
  if (text === undefined) return {};
  return metadataOf({
    title: `Posts about “${text}”`,
    description: getPage('blog').description,
    path: '/blog',
    image: shareCardOf('blog'),
    noindex: true,
    other: NOT_KEPT,
  });
}

export default async function SearchedPostsPage({ params }: Props) {
  const text = textOfList((await params).query);
  if (text === undefined) notFound();
  return <BlogPage search={searchHref(text).replace(/^[^?]*/, '')} />;
}
