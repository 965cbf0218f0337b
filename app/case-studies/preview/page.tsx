import { PageFrame } from '#components/layout/page-frame';
import { Preview } from '#components/test-mode/preview.client';
import { STARTS_AT_LOAD } from '#lib/page-cache/marks';
import { metadataOf } from '#lib/seo/metadata';

export const metadata = metadataOf({
  title: 'Case-study preview',
  description: 'Shows a draft of a case study as the site would show it. Nothing is published.',
  path: '/case-studies/preview',
  image: '/art/og/case-studies.png',
  noindex: true,
  other: STARTS_AT_LOAD,
});

export default function CaseStudyPreviewPage() {
  return (
    <PageFrame current="/case-studies">
      <Preview />
    </PageFrame>
  );
}
