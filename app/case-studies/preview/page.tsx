import { PageFrame } from '#components/layout/page-frame';
import { Preview } from '#components/test-mode/preview.client';
import { createMetadata } from '#lib/seo/metadata';

export const metadata = createMetadata({
  title: 'Case-study preview',
  description: 'Shows a draft of a case study as the site would show it. Nothing is published.',
  path: '/case-studies/preview',
  image: '/art/og/case-studies.png',
  noindex: true,
});

export default function CaseStudyPreviewPage() {
  return (
    <PageFrame current="/case-studies">
      <Preview />
    </PageFrame>
  );
}
