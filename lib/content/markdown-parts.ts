import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { memoize } from './memoize.ts';

/** The parts of a markdown text that the content checks inspect. */
export type MarkdownPart =
  | { kind: 'link'; address: string }
  | { kind: 'picture'; address: string; alt: string }
  | { kind: 'html'; text: string }
  | { kind: 'title'; text: string };

type Node = { type: string; url?: string; alt?: string | null; value?: string; depth?: number; children?: Node[] };

const parser = remark().use(remarkGfm);

/** A cheap test that has no false negatives. */
const MAY_HAVE_PARTS = /[<[]|https?:|www\.|@|^\s*#\s|^={2,}\s*$/m;

/** Enough for all texts of the content: the check runs again after every save, mostly on the same texts. */
const MAX_CACHED = 5_000;

/** Links, pictures, raw HTML and first-level headings of a markdown text, in its order. */
export const markdownParts = memoize(
  (markdown): readonly MarkdownPart[] =>
    MAY_HAVE_PARTS.test(markdown) ? getParts(parser.parse(markdown) as Node) : [],
  MAX_CACHED,
);

function getParts(node: Node): MarkdownPart[] {
  const { type, url = '', alt, value = '', depth, children = [] } = node;
  const inside = children.flatMap(getParts);
  if (type === 'link' || type === 'definition') return [{ kind: 'link', address: url }, ...inside];
  if (type === 'image') return [{ kind: 'picture', address: url, alt: alt ?? '' }];
  if (type === 'html' && !value.startsWith('<!--')) return [{ kind: 'html', text: value }];
  if (type === 'heading' && depth === 1) return [{ kind: 'title', text: getText(node) }, ...inside];
  return inside;
}

function getText({ value = '', children = [] }: Node): string {
  return value + children.map(getText).join('');
}
