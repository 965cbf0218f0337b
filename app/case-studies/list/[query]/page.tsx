import { notFound } from 'next/navigation';
import { LibraryPage } from '#components/layout/library-page';
import { LibraryPreview } from '#components/test-mode/library-preview.client';
import { requestTime } from '#components/ui/request-time';
import { formatFiltersTitle } from '#lib/case-studies/filters-title';
import { resolveFilters } from '#lib/case-studies/filters';
import { getListPath, parseListPath } from '#lib/case-studies/list-path';
import { getPublishedStudies } from '#lib/case-studies/read';
import { NEVER_STORED } from '#lib/delivery/html/html-markers';
import { createMetadata } from '#lib/seo/metadata';
import { prerenderParams } from '#lib/pages/prerender-params';
import { getPage } from '#lib/pages/read';

type Props = PageProps<'/case-studies/list/[query]'>;

/**
 * `proxy.ts` rewrites filtered lists of visitors to this route. The build renders lists with many results, one and none, and finds the CSS for all
 * others in them.
 */
export function generateStaticParams() {
  const [newest] = getPublishedStudies(new Date());
  const searches = ['?format=virtual', `?q=${encodeURIComponent(newest?.company ?? 'one')}`, '?q=zzzz'];
  return prerenderParams(() => searches.map((search) => ({ query: getListPath(search)!.split('/').at(-1)! })));
}

export async function generateMetadata({ params }: Props) {
  const query = parseListPath((await params).query);
  if (query === undefined) return {};
  return createMetadata({
    title: formatFiltersTitle(resolveFilters(getPublishedStudies(requestTime()), query)),
    description: getPage('case-studies').description,
    path: '/case-studies',
    image: '/art/og/case-studies.png',
    noindex: true,
    other: NEVER_STORED,
  });
}

export default async function FilteredCaseStudiesPage({ params }: Props) {
  const query = parseListPath((await params).query);
  if (query === undefined) notFound();
  return (
    <LibraryPage search={query}>
      <LibraryPreview />
    </LibraryPage>
  );
}
