import { siteUrl } from '#lib/pages/site-url';

/** A node of a page's JSON-LD graph, in the vocabulary of schema.org: a page, a company, an offer. */
export type GraphNode = { '@type': string | string[]; '@id'?: string } & Record<string, unknown>;

export type Reference = { '@id': string };

/** The @id of the node `name` of the page at `path`: its URL with a fragment. It is the same on all pages and in all builds. */
export function idOf(path: string, name: string): string {
  return `${siteUrl(path)}#${name}`;
}

/** A reference to a page. The @id of a page is its URL. */
export function referenceToPage(path: string): Reference {
  return { '@id': siteUrl(path) };
}

export function referenceTo(path: string, name: string): Reference {
  return { '@id': idOf(path, name) };
}
