import { remark } from 'remark';
import remarkGfm from 'remark-gfm';

type Node = {
  type: string;
  url?: string;
  identifier?: string;
  children?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};

/** A range of a text, in characters; `to` is exclusive. */
type Range = { from: number; to: number };

const parser = remark().use(remarkGfm);

/**
 * Removes links to pages that are not public yet. In markdown the link text stays as plain text. Objects with such an
 * `href` (buttons, links) are removed from their parent object or list.
 */
export function removeLinksTo<T>(content: T, hidden: ReadonlySet<string>): T {
  return hidden.size === 0 ? content : (removeLinks(content, hidden) as T);
}

function removeLinks(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return removeLinksFromMarkdown(value, hidden);
  if (Array.isArray(value))
    return value.filter((item) => !isLinkTo(item, hidden)).map((item) => removeLinks(item, hidden));
  if (typeof value !== 'object' || value === null) return value;
  const remaining = Object.entries(value).filter(([, item]) => !isLinkTo(item, hidden));
  return Object.fromEntries(remaining.map(([name, item]) => [name, removeLinks(item, hidden)]));
}

function isLinkTo(value: unknown, hidden: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null || !('href' in value)) return false;
  return typeof value.href === 'string' && isHidden(value.href, hidden);
}

/** The address may have a host, a query, a fragment or a trailing slash. */
function isHidden(href: string, hidden: ReadonlySet<string>): boolean {
  return hidden.has(href.replace(/^https?:\/\/[^/]+/, '').replace(/\/?(?:[?#].*)?$/, ''));
}

/** Parses only texts that contain a hidden address: they are rare, and parsing is slow. */
function removeLinksFromMarkdown(markdown: string, hidden: ReadonlySet<string>): string {
  if (![...hidden].some((path) => markdown.includes(path))) return markdown;
  const tree = parser.parse(markdown) as Node;
  const definitions = new Set(findDefinitions(tree).filter(({ url = '' }) => isHidden(url, hidden)));
  const names = new Set([...definitions].map(({ identifier }) => identifier));
  const isRemoved = (node: Node) =>
    definitions.has(node) ||
    (node.type === 'link' && isHidden(node.url ?? '', hidden)) ||
    (node.type === 'linkReference' && names.has(node.identifier));
  return findRangesToRemove(tree, isRemoved).reduceRight(
    (text, { from, to }) => text.slice(0, from) + text.slice(to),
    markdown,
  );
}

function findDefinitions(node: Node): Node[] {
  return [...(node.type === 'definition' ? [node] : []), ...(node.children ?? []).flatMap(findDefinitions)];
}

/** The ranges to remove, in the order of the text: a whole definition, and the syntax around the text of a link. */
function findRangesToRemove(node: Node, isCut: (node: Node) => boolean): Range[] {
  const { children = [] } = node;
  const inside = children.flatMap((child) => findRangesToRemove(child, isCut));
  const { from, to } = getRange(node);
  if (!isCut(node)) return inside;
  const first = children[0];
  const last = children.at(-1);
  if (!first || !last || isBareUrl(first, node)) return [{ from, to }];
  return [{ from, to: getRange(first).from }, ...inside, { from: getRange(last).to, to }];
}

/** True for a link whose text is its own address: the text would reveal the hidden page. */
function isBareUrl(text: Node, { url = '' }: Node): boolean {
  return url.endsWith((text as { value?: string }).value ?? '\n');
}

function getRange({ position }: Node): Range {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 };
}
