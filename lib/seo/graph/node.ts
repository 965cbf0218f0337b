import { siteUrl } from '#lib/site/address';

/*
 * Glossary
 *   graph   what a page says about itself to machines, in the words of schema.org: a list of nodes in one block of JSON-LD
 *   node    one thing: a page, a company, an offer
 *   id      the name of a node, the same on every page and after every build: an address on the site with a hash
 */

export type GraphNode = { '@type': string | string[]; '@id'?: string } & Record<string, unknown>;

export type Reference = { '@id': string };

/** The id of the node `name` of the page at `path`. */
export function idOf(path: string, name: string): string {
  return `${siteUrl(path)}#${name}`;
}

/** A page is named by its address. */
export function referenceToPage(path: string): Reference {
  return { '@id': siteUrl(path) };
}

export function referenceTo(path: string, name: string): Reference {
  return { '@id': idOf(path, name) };
}
