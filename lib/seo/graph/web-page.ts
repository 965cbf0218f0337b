import { siteUrl } from '#lib/site/address';
import { WEBSITE } from './company.ts';
import { referenceTo, referenceToPage, type GraphNode, type Reference } from './node.ts';

type WebPage = {
  path: string;
  /** What kind of page it is, besides a page. */
  type?: 'AboutPage' | 'CollectionPage';
  name: string;
  description: string;
  /** The path of the picture for shared links. */
  image: string;
  /** The day or the instant of the last change. */
  changed?: string;
  /** What the page is mainly about: nodes of the same graph, or a list of things. */
  mainEntity?: Reference | GraphNode;
};

/** A page, with its picture and its place in the site. */
export function webPageNode({ path, type, name, description, image, changed, mainEntity }: WebPage): GraphNode {
  return {
    '@type': type ?? 'WebPage',
    ...referenceToPage(path),
    url: siteUrl(path),
    name,
    description,
    inLanguage: 'en-US',
    isPartOf: WEBSITE(),
    primaryImageOfPage: { '@type': 'ImageObject', url: siteUrl(image) },
    ...(path !== '/' && { breadcrumb: referenceTo(path, 'breadcrumb') }),
    ...(changed && { dateModified: changed }),
    ...(mainEntity && { mainEntity }),
  };
}
