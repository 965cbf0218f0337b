import type { CaseStudy } from '#lib/case-studies/schema';
import { siteUrl } from '#lib/site/address';
import { COMPANY } from './company.ts';
import { idOf, referenceToPage, type GraphNode } from './node.ts';

/** A case study as an article of ours about a client. It carries no review and no rating: praise for ourselves is no news. */
export function studyNode(study: CaseStudy): GraphNode {
  const path = `/case-studies/${study.slug}`;
  const published = study.revealed_on ?? study.date;
  return {
    '@type': 'Article',
    '@id': idOf(path, 'article'),
    headline: study.fullTitle,
    description: study.shortDescription,
    image: [siteUrl(study.ogImage)],
    datePublished: published,
    dateModified: study.updated ?? published,
    author: COMPANY(),
    publisher: COMPANY(),
    mainEntityOfPage: referenceToPage(path),
    about: { '@type': 'Organization', name: study.company },
    articleSection: study.categories,
    inLanguage: 'en-US',
  };
}
