import { getShareCard } from '#lib/case-studies/share-card';
import type { CaseStudy } from '#lib/case-studies/schema';
import { getBreadcrumbs } from './get-breadcrumbs.ts';
import { breadcrumbNodes } from './graph/breadcrumbs.ts';
import { companyNodes } from './graph/company.ts';
import { filmNodes } from './graph/films.ts';
import { referenceTo, type GraphNode } from './graph/node.ts';
import { studyNode } from './graph/study.ts';
import { webPageNode } from './graph/web-page.ts';
import { changeOfStudy } from './last-change.ts';

/** The JSON-LD graph of a case study. The study must be public. */
export function studyGraph(study: CaseStudy): GraphNode[] {
  const { slug, fullTitle, shortDescription, gallery, videoUrl = '' } = study;
  const path = `/case-studies/${slug}`;
  return [
    ...companyNodes(path),
    webPageNode({
      path,
      name: fullTitle,
      description: shortDescription,
      image: getShareCard(study),
      changed: changeOfStudy(study),
      mainEntity: referenceTo(path, 'article'),
    }),
    ...breadcrumbNodes(getBreadcrumbs(path, fullTitle)),
    studyNode(study),
    ...filmNodes([videoUrl, ...gallery.map(({ url }) => url)]),
  ];
}
