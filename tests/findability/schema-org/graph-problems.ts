import { isData } from './is-data.ts';
import { isA, isType, rangeOf } from './vocabulary.ts';

type Node = Record<string, unknown>;

/** Required properties by type. Subtypes inherit them. */
const REQUIRED: Record<string, string[]> = {
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ImageObject: ['url'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Offer: ['price', 'priceCurrency', 'url'],
  Organization: ['name'],
  Person: ['name'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'provider', 'description'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'duration'],
  WebSite: ['name', 'url', 'publisher'],
};

/** Required properties of a page's main entity. Elsewhere a title and an address are enough. */
const REQUIRED_ON_TOP: Record<string, string[]> = {
  Article: ['headline', 'description', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Organization: ['url', 'logo'],
};

/** Our own praise must not be marked up as a customer's rating. */
const FORBIDDEN = ['aggregateRating', 'ratingValue', 'review', 'reviewRating', 'starRating'];

/** All problems in a page's JSON-LD, compared with schema.org's vocabulary; empty when there are none. */
export function graphProblems(document: unknown): string[] {
  const { '@context': context, '@graph': graph } = document as Node;
  if (context !== 'https://schema.org' || !Array.isArray(graph)) return ['It is no graph of schema.org.'];
  const nodes = graph as Node[];
  const ids = nodes.map((node) => node['@id']);
  const named = new Map(nodes.map((node) => [node['@id'], typesOf(node)]));
  return [
    ...nodes.flatMap((node, index) => nodeProblems(node, `${typesOf(node).join('+')}[${index}]`, named)),
    ...nodes.flatMap((node) => missing(node, REQUIRED_ON_TOP)),
    ...ids.flatMap((id, index) => {
      if (typeof id !== 'string') return `Node ${index} has no id.`;
      return ids.indexOf(id) < index ? `${id} is there twice.` : [];
    }),
  ];
}

function nodeProblems(node: Node, where: string, named: ReadonlyMap<unknown, string[]>): string[] {
  const types = typesOf(node);
  const unknown = types.filter((type) => !isType(type));
  if (types.length === 0 || unknown.length > 0) return [`${where}: there is no type "${unknown.join()}".`];
  const properties = Object.entries(node).filter(([name]) => name !== '@type' && name !== '@id');
  return [
    ...missing(node, REQUIRED).map((problem) => `${where}: ${problem}`),
    ...properties.flatMap(([name, value]) => {
      const range = types.map((type) => rangeOf(type, name)).find((one) => one !== undefined);
      if (!range) return `${where}: ${types.join('+')} has no "${name}".`;
      if (FORBIDDEN.includes(name)) return `${where}: "${name}" is not ours to give.`;
      return [value].flat().flatMap((one) => valueProblems(one, range, `${where}.${name}`, named));
    }),
  ];
}

function valueProblems(value: unknown, range: string[], where: string, named: ReadonlyMap<unknown, string[]>) {
  if (typeof value !== 'object' || value === null) {
    return isData(value, range) ? [] : [`${where}: ${JSON.stringify(value)} is no ${range.join(' or ')}.`];
  }
  const node = value as Node;
  const isReference = Object.keys(node).join() === '@id';
  const types = isReference ? named.get(node['@id']) : typesOf(node);
  if (!types) return [`${where}: nothing in the graph is ${String(node['@id'])}.`];
  const fits = types.some((type) => range.some((one) => isA(type, one)));
  return [
    ...(fits ? [] : [`${where}: ${types.join('+')} is no ${range.join(' or ')}.`]),
    ...(isReference ? [] : nodeProblems(node, where, named)),
  ];
}

function missing(node: Node, rules: Record<string, string[]>): string[] {
  return Object.entries(rules)
    .filter(([type]) => typesOf(node).some((one) => isA(one, type)))
    .flatMap(([type, names]) => names.filter((name) => !(name in node)).map((name) => `${type} lacks "${name}".`));
}

function typesOf(node: Node): string[] {
  return [node['@type'] ?? []].flat() as string[];
}
