import { LibraryPage } from '#components/layout/library-page';
import { PageData } from '#components/layout/page-data';
import { LibraryPreview } from '#components/test-mode/library-preview.client';
import { pageMetadata } from '#lib/seo/metadata';

export const metadata = pageMetadata('case-studies', '/case-studies');

export default function CaseStudiesPage() {
  return (
    <LibraryPage>
      <LibraryPreview />
      <PageData name="case-studies" />
    </LibraryPage>
  );
}
