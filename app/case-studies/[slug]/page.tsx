import { notFound, permanentRedirect } from 'next/navigation';
import { CaseArticle } from '#components/case-study/case-article';
import { BOARD_ID } from '#components/case-study/case-hero';
import { CaseNeighbors } from '#components/case-study/case-neighbors';
import { HiddenNote } from '#components/layout/hidden-note';
import { PageFrame } from '#components/layout/page-frame';
import { StructuredData } from '#components/layout/structured-data';
import { requestTime } from '#components/ui/request-time';
import { onSheet } from '#lib/case-studies/card-sheet';
import { readPictureShape } from '#lib/case-studies/pictures';
import { getMovedStudy, getRevealedStudies, getRevealedStudy } from '#lib/case-studies/read';
import { readTranscript } from '#lib/content/read-transcript';
import { changeOfStudy } from '#lib/seo/last-change';
import { metadataOf } from '#lib/seo/metadata';
import { getShownStudies } from '#lib/seo/shown-entries';
import { studyGraph } from '#lib/seo/study-graph';
import { renderedByBuild } from '#lib/site/rendered-by-build';

type Props = PageProps<'/case-studies/[slug]'>;

/** So many stories are rendered by the build, the newest; older ones at their first visit, and kept from then on. */
const MOST_PRERENDERED = 100;

export function generateStaticParams() {
  return renderedByBuild(() =>
    getRevealedStudies(new Date())
      .slice(0, MOST_PRERENDERED)
      .map(({ slug }) => ({ slug })),
  );
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const study = getRevealedStudy(slug, requestTime());
  if (!study) return {};
  return metadataOf({
    title: study.fullTitle,
    description: study.shortDescription,
    path: `/case-studies/${slug}`,
    image: study.ogImage,
    article: {
      published: study.revealed_on ?? study.date,
      changed: changeOfStudy(study),
      section: study.categories[0],
    },
  });
}

export default async function CaseStudyPage({ params }: Props) {
  const now = requestTime();
  const { slug } = await params;
  const studies = getShownStudies(now);
  const study = studies.find((one) => one.slug === slug);
  if (!study) {
    const moved = getMovedStudy(slug, now);
    if (moved) permanentRedirect(`/case-studies/${moved.slug}`);
    notFound();
  }
  return (
    <PageFrame current="/case-studies">
      {/* The first frame has the board: what grows into it must not miss it. Browsers wait for a start tag, not for an end. */}
      {study.heroImage && <link rel="expect" href={`#${BOARD_ID}`} blocking="render" />}
      <HiddenNote revealedOn={study.revealed_on} />
      <StructuredData graph={studyGraph(study)} />
      <CaseArticle
        study={study}
        transcript={study.videoUrl ? readTranscript(study.videoUrl) : undefined}
        board={study.heroImage ? readPictureShape(study.heroImage) : undefined}
      />
      <CaseNeighbors study={study} all={studies} faceOf={(other) => onSheet(other, now)} />
    </PageFrame>
  );
}
