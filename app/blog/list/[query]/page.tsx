import { notFound } from 'next/navigation';
import { BlogPage } from '#components/blog/blog-page';
import { getSearchPath, parseSearchPath, searchHref } from '#lib/blog/search-path';
import { NEVER_STORED } from '#lib/delivery/html/html-markers';
import { createMetadata } from '#lib/seo/metadata';
import { shareCardOf } from '#lib/seo/share-card';
import { prerenderParams } from '#lib/pages/prerender-params';
import { getPage } from '#lib/pages/read';

type Props = PageProps<'/blog/list/[query]'>;

/**
 * `proxy.ts` rewrites searches of visitors to this route. The build renders one search with results and one without, and finds the CSS for all
 * others in them.
 */
export function generateStaticParams() {
  return prerenderParams(() =>
    ['?q=event', '?q=zzzz'].map((search) => ({ query: getSearchPath(search)!.split('/').at(-1)! })),
  );
}

export async function generateMetadata({ params }: Props) {
  const text = parseSearchPath((await params).query);
  if (text === undefined) return {};
  return createMetadata({
    title: `Posts about “${text}”`,
    description: getPage('blog').description,
    path: '/blog',
    image: shareCardOf('blog'),
    noindex: true,
    other: NEVER_STORED,
  });
}

export default async function SearchedPostsPage({ params }: Props) {
  const text = parseSearchPath((await params).query);
  if (text === undefined) notFound();
  return <BlogPage search={searchHref(text).replace(/^[^?]*/, '')} />;
}
