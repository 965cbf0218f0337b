import { getShareCard } from '#lib/case-studies/share-card';
import type { CaseStudy } from '#lib/case-studies/schema';
import { siteUrl } from '#lib/pages/site-url';
import { referenceToCompany } from './company.ts';
import { idOf, referenceToPage, type GraphNode } from './node.ts';

/**
 * A case study as an Article about a client. It has no Review or Rating node: search engines ignore reviews of a company on
 * its own site.
 */
export function studyNode(study: CaseStudy): GraphNode {
  const path = `/case-studies/${study.slug}`;
  const published = study.revealed_on ?? study.date;
  return {
    '@type': 'Article',
    '@id': idOf(path, 'article'),
    headline: study.fullTitle,
    description: study.shortDescription,
    image: [siteUrl(getShareCard(study))],
    datePublished: published,
    dateModified: study.updated ?? published,
    author: referenceToCompany(),
    publisher: referenceToCompany(),
    mainEntityOfPage: referenceToPage(path),
    about: { '@type': 'Organization', name: study.company },
    articleSection: study.categories,
    inLanguage: 'en-US',
  };
}
