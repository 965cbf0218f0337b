import { notFound, permanentRedirect } from 'next/navigation';
import { CaseArticle } from '#components/case-study/article/case-article';
import { BOARD_ID } from '#components/case-study/article/case-hero';
import { CaseNeighbors } from '#components/case-study/article/case-neighbors';
import { HiddenNote } from '#components/layout/hidden-note';
import { PageFrame } from '#components/layout/page-frame';
import { QuoteBar } from '#components/layout/quote-bar';
import { StructuredData } from '#components/layout/structured-data';
import { requestTime } from '#components/ui/request-time';
import { withCardPictures } from '#lib/case-studies/card-sprite';
import { readPictureDimensions, readStudyFilms, readStudyPhotos } from '#lib/case-studies/pictures';
import { relatedStudies } from '#lib/case-studies/related';
import { priceToday } from '#lib/case-studies/price-today';
import { getShareCard } from '#lib/case-studies/share-card';
import { getMovedStudy, getPublishedStudies, getPublishedStudy } from '#lib/case-studies/read';
import { readTranscript } from '#lib/pictures/read-film';
import { changeOfStudy } from '#lib/seo/last-change';
import { createMetadata } from '#lib/seo/metadata';
import { getShownStudies } from '#lib/seo/shown-entries';
import { getEmbeddableSites } from '#lib/integrations/settings';
import { formatDollars } from '#lib/quote/figures';
import { studyGraph } from '#lib/seo/study-graph';
import { prerenderParams } from '#lib/pages/prerender-params';

type Props = PageProps<'/case-studies/[slug]'>;

/** The build renders this many stories, the newest. Older ones are rendered at their first request and cached. */
const MAX_PRERENDERED = 100;

export function generateStaticParams() {
  return prerenderParams(() =>
    getPublishedStudies(new Date())
      .slice(0, MAX_PRERENDERED)
      .map(({ slug }) => ({ slug })),
  );
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const study = getPublishedStudy(slug, requestTime());
  if (!study) return {};
  return createMetadata({
    title: study.fullTitle,
    description: study.shortDescription,
    path: `/case-studies/${slug}`,
    image: getShareCard(study),
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
  const related = await Promise.all(relatedStudies(study, studies).map((other) => withCardPictures(other, now)));
  const { price, href } = priceToday(study);
  return (
    <PageFrame current="/case-studies">
      {/* The first frame must contain the hero image, which is the target of a view transition. Browsers wait for its start tag only. */}
      {study.heroImage && <link rel="expect" href={`#${BOARD_ID}`} blocking="render" />}
      <HiddenNote revealedOn={study.revealed_on} />
      <StructuredData graph={studyGraph(study)} />
      <div>
        <CaseArticle
          study={study}
          photos={await readStudyPhotos(study)}
          films={await readStudyFilms(study)}
          embeds={getEmbeddableSites(process.env)}
          transcript={study.videoUrl ? readTranscript(study.videoUrl) : undefined}
          imageSize={study.heroImage ? await readPictureDimensions(study.heroImage) : undefined}
        />
        <CaseNeighbors study={study} all={studies} related={related} />
        {price && (
          <QuoteBar
            price={formatDollars(price.total)}
            detail={`for ${study.participants} people today`}
            href={href}
            action="Price yours"
          />
        )}
      </div>
    </PageFrame>
  );
}
