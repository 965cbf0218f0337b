import { getRevealedPosts } from '#lib/blog/read';
import { getRevealedStudies } from '#lib/case-studies/read';
import type { Page } from '#lib/site/page-schema';
import { getPage } from '#lib/site/read';
import { crumbsOf } from './crumbs.ts';
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

/** The graph of content/pages/<name>.md as it is at `now`; undefined for a page that search engines may not list. */
export function pageGraph(name: string, now: Date): GraphNode[] | undefined {
  const fixed = FIXED_PAGES.find((page) => page.name === name);
  if (!fixed) return undefined;
  const { path, type, sells } = fixed;
  const page = getPage(name);
  const title = plainTitle(page.title);
  const { description } = page;
  const sold = sells && { path, name: shortNameOf(path) ?? title, description, typeOfEvent: sells, page };
  const things = [...(sold ? [serviceNode(sold)] : []), ...listNodes(name, now)];
  const main = things.at(-1)?.['@id'];
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
    ...breadcrumbNodes(crumbsOf(path, title)),
    ...things,
    ...questionNodes(path, page),
    ...filmNodes(filmsOf(page)),
  ];
}

function listNodes(name: string, now: Date): GraphNode[] {
  if (name === 'case-studies') {
    const items = getRevealedStudies(now).map((one) => ({ name: one.fullTitle, path: `/case-studies/${one.slug}` }));
    return [itemListNode('/case-studies', items)];
  }
  if (name !== 'blog') return [];
  const items = getRevealedPosts(now).map(({ slug, title }) => ({ name: title, path: `/blog/${slug}` }));
  return [blogNode(), itemListNode('/blog', items)];
}

function filmsOf({ sections = [] }: Page): string[] {
  return sections.flatMap((section) => (section.kind === 'film' && section.src ? [section.src] : []));
}
