import { CompareTool } from '#components/compare/compare-tool.client';
import { requestTime } from '#components/ui/request-time';
import { getPublishedStudies } from '#lib/case-studies/read';
import { isStaticSite } from '#lib/content/api-url';
import { HYDRATE_WITH_QUERY } from '#lib/delivery/html/html-markers';
import { NO_ANSWERS, type CompareAnswers } from '#lib/quote/compare-answers';
import { isCompared } from '#lib/pages/compare-games';
import { getGames } from '#lib/pages/read';
import type { SectionOf } from '#lib/pages/sections';
import { siteUrl } from '#lib/pages/site-url';
import { Section } from './section.tsx';

type CompareProps = SectionOf<'compare'> & { answers?: CompareAnswers };

/** The comparison of all formats for one group, for the answers of a link or for a group of the usual size. */
export function Compare({ id, ground, title, lead, subject, letter, answers = NO_ANSWERS }: CompareProps) {
  const studies = getPublishedStudies(requestTime()).map(({ slug, company, participants, game }) => ({
    slug,
    company,
    participants,
    game,
  }));
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <div {...(isStaticSite() && HYDRATE_WITH_QUERY)}>
        <CompareTool
          anchor={id}
          games={getGames().filter(isCompared)}
          studies={studies}
          copy={{ subject, letter }}
          initial={answers}
          origin={siteUrl('').replace(/\/$/, '')}
          readsQuery={isStaticSite()}
        />
      </div>
    </Section>
  );
}
