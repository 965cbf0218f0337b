import { remark } from 'remark';
import remarkGfm from 'remark-gfm';

type Node = {
  type: string;
  url?: string;
  identifier?: string;
  children?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};

/** A stretch of a text that goes. */
type Cut = { from: number; to: number };

const parser = remark().use(remarkGfm);

/**
 * Content without links to pages that are not public yet: in markdown the words stay as plain text; a button or link of
 * its own (anything with an `href`) goes, and in a list the whole item that is such a link.
 */
export function withoutLinksTo<T>(content: T, hidden: ReadonlySet<string>): T {
  return hidden.size === 0 ? content : (cleaned(content, hidden) as T);
}

function cleaned(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return withoutLinksIn(value, hidden);
  if (Array.isArray(value)) return value.filter((item) => !linksTo(item, hidden)).map((item) => cleaned(item, hidden));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, item]) => !linksTo(item, hidden));
  return Object.fromEntries(kept.map(([name, item]) => [name, cleaned(item, hidden)]));
}

function linksTo(value: unknown, hidden: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null || !('href' in value)) return false;
  return typeof value.href === 'string' && isHidden(value.href, hidden);
}

/** The address may carry a host, a query, a hash or a slash at its end. */
function isHidden(href: string, hidden: ReadonlySet<string>): boolean {
  return hidden.has(href.replace(/^https?:\/\/[^/]+/, '').replace(/\/?(?:[?#].*)?$/, ''));
}

/** Only a text that holds a hidden address is parsed: that is rare, and parsing is slow. */
function withoutLinksIn(markdown: string, hidden: ReadonlySet<string>): string {
  if (![...hidden].some((path) => markdown.includes(path))) return markdown;
  const tree = parser.parse(markdown) as Node;
  const defined = new Set(definitionsIn(tree).filter(({ url = '' }) => isHidden(url, hidden)));
  const names = new Set([...defined].map(({ identifier }) => identifier));
  const isCut = (node: Node) =>
    defined.has(node) ||
    (node.type === 'link' && isHidden(node.url ?? '', hidden)) ||
    (node.type === 'linkReference' && names.has(node.identifier));
  return cutsIn(tree, isCut).reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), markdown);
}

function definitionsIn(node: Node): Node[] {
  return [...(node.type === 'definition' ? [node] : []), ...(node.children ?? []).flatMap(definitionsIn)];
}

/** In the order of the text: all of a definition, of a link what stands around its words. */
function cutsIn(node: Node, isCut: (node: Node) => boolean): Cut[] {
  const { children = [] } = node;
  const inside = children.flatMap((child) => cutsIn(child, isCut));
  const { from, to } = stretchOf(node);
  if (!isCut(node)) return inside;
  const first = children[0];
  const last = children.at(-1);
  if (!first || !last || isAddress(first, node)) return [{ from, to }];
  return [{ from, to: stretchOf(first).from }, ...inside, { from: stretchOf(last).to, to }];
}

/** True where an address stands for itself: its words would give it away. */
function isAddress(words: Node, { url = '' }: Node): boolean {
  return url.endsWith((words as { value?: string }).value ?? '\n');
}

function stretchOf({ position }: Node): Cut {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 };
}
