import { siteUrl } from '#lib/pages/site-url';
import { referenceToWebsite } from './company.ts';
import { referenceTo, referenceToPage, type GraphNode, type Reference } from './node.ts';

type WebPage = {
  path: string;
  /** A more specific type than WebPage. */
  type?: 'AboutPage' | 'CollectionPage';
  name: string;
  description: string;
  /** The path of the Open Graph image. */
  image: string;
  /** The last change: a day or an ISO date-time. */
  changed?: string;
  /** The main entity of the page: a reference to a node of the same graph, or a node. */
  mainEntity?: Reference | GraphNode;
};

/** The WebPage node. */
export function webPageNode({ path, type, name, description, image, changed, mainEntity }: WebPage): GraphNode {
  return {
    '@type': type ?? 'WebPage',
    ...referenceToPage(path),
    url: siteUrl(path),
    name,
    description,
    inLanguage: 'en-US',
    isPartOf: referenceToWebsite(),
    primaryImageOfPage: { '@type': 'ImageObject', url: siteUrl(image) },
    ...(path !== '/' && { breadcrumb: referenceTo(path, 'breadcrumb') }),
    ...(changed && { dateModified: changed }),
    ...(mainEntity && { mainEntity }),
  };
}
