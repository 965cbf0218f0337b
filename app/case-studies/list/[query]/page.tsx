import { notFound } from 'next/navigation';
import { LibraryPage } from '#components/case-study/library-page';
import { LibraryPreview } from '#components/test-mode/library-preview.client';
import { requestTime } from '#components/ui/request-time';
import { filtersTitle } from '#lib/case-studies/filter-words';
import { filtersFor } from '#lib/case-studies/filters';
import { queryOfList } from '#lib/case-studies/list-path';
import { getRevealedStudies } from '#lib/case-studies/read';
import { NOT_KEPT } from '#lib/page-cache/marks';
import { metadataOf } from '#lib/seo/metadata';
import { getPage } from '#lib/site/read';

type Props = PageProps<'/case-studies/list/[query]'>;

/** None ahead of time: `proxy.ts` leads here from the addresses that visitors ask for. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  const query = queryOfList((await params).query);
  if (query === undefined) return {};
  return metadataOf({
    title: filtersTitle(filtersFor(getRevealedStudies(requestTime()), query)),
    description: getPage('case-studies').description,
    path: '/case-studies',
    image: '/art/og/case-studies.png',
    noindex: true,
    other: NOT_KEPT,
  });
}

export default async function FilteredCaseStudiesPage({ params }: Props) {
  const query = queryOfList((await params).query);
  if (query === undefined) notFound();
  return (
    <LibraryPage search={query}>
      <LibraryPreview />
    </LibraryPage>
  );
}
