import { getPublishedPosts } from '#lib/blog/read';
import { getPublishedStudies } from '#lib/case-studies/read';
import type { Page } from '#lib/pages/page-schema';
import { getPage } from '#lib/pages/read';
import { getBreadcrumbs } from './get-breadcrumbs.ts';
import { breadcrumbNodes } from './graph/breadcrumbs.ts';
import { companyNodes } from './graph/company.ts';
import { filmNodes } from './graph/films.ts';
import { itemListNode } from './graph/item-list.ts';
import type { GraphNode } from './graph/node.ts';
import { blogNode } from './graph/post.ts';
import { questionNodes } from './graph/questions.ts';
import { serviceNode } from './graph/services.ts';
import { webPageNode } from './graph/web-page.ts';
import { changeOfPage } from './last-change.ts';
import { FIXED_PAGES } from './routes.ts';
import { shareCardOf } from './share-card.ts';
import { plainTitle, shortNameOf } from './short-name.ts';

/** The JSON-LD graph of content/pages/<name>.md at `now`; undefined for a page that search engines may not index. */
export function pageGraph(name: string, now: Date): GraphNode[] | undefined {
  const fixed = FIXED_PAGES.find((page) => page.name === name);
  if (!fixed) return undefined;
  const { path, type, sells } = fixed;
  const page = getPage(name);
  const title = plainTitle(page.title);
  const { description } = page;
  const offering = sells && { path, name: shortNameOf(path) ?? title, description, typeOfEvent: sells, page };
  const mainNodes = [...(offering ? [serviceNode(offering)] : []), ...listNodes(name, now)];
  const main = mainNodes.at(-1)?.['@id'];
  return [
    ...companyNodes(path),
    webPageNode({
      path,
      type,
      name: title,
      description,
      image: shareCardOf(name),
      changed: changeOfPage(name, now),
      ...(main && { mainEntity: { '@id': main } }),
    }),
    ...breadcrumbNodes(getBreadcrumbs(path, title)),
    ...mainNodes,
    ...questionNodes(path, page),
    ...filmNodes(getFilmPaths(page)),
  ];
}

function listNodes(name: string, now: Date): GraphNode[] {
  if (name === 'case-studies') {
    const items = getPublishedStudies(now).map((one) => ({ name: one.fullTitle, path: `/case-studies/${one.slug}` }));
    return [itemListNode('/case-studies', items)];
  }
  if (name !== 'blog') return [];
  const items = getPublishedPosts(now).map(({ slug, title }) => ({ name: title, path: `/blog/${slug}` }));
  return [blogNode(), itemListNode('/blog', items)];
}

function getFilmPaths({ sections = [] }: Page): string[] {
  return sections.flatMap((section) => (section.kind === 'film' && section.src ? [section.src] : []));
}
