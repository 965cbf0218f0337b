import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { remember } from './remember.ts';

/** What the checks look at in a markdown text, in its order. */
export type MarkdownPart =
  | { kind: 'link'; address: string }
  | { kind: 'picture'; address: string; alt: string }
  | { kind: 'html'; text: string }
  | { kind: 'title'; text: string };

type Node = { type: string; url?: string; alt?: string | null; value?: string; depth?: number; children?: Node[] };

const parser = remark().use(remarkGfm);

/** Cheap, and never misses a text that has such a part. */
const MAY_HAVE_PARTS = /[<[]|https?:|www\.|@|^\s*#\s|^={2,}\s*$/m;

/** All texts of the content at once: the check runs again after every save, mostly on the same ones. */
const MAX_KEPT = 5_000;

/** Links, pictures, raw HTML and first-level headings of a markdown text. */
export const markdownParts = remember(
  (markdown): readonly MarkdownPart[] => (MAY_HAVE_PARTS.test(markdown) ? partsOf(parser.parse(markdown) as Node) : []),
  MAX_KEPT,
);

function partsOf(node: Node): MarkdownPart[] {
  const { type, url = '', alt, value = '', depth, children = [] } = node;
  const inside = children.flatMap(partsOf);
  if (type === 'link' || type === 'definition') return [{ kind: 'link', address: url }, ...inside];
  if (type === 'image') return [{ kind: 'picture', address: url, alt: alt ?? '' }];
  if (type === 'html' && !value.startsWith('<!--')) return [{ kind: 'html', text: value }];
  if (type === 'heading' && depth === 1) return [{ kind: 'title', text: wordsOf(node) }, ...inside];
  return inside;
}

function wordsOf({ value = '', children = [] }: Node): string {
  return value + children.map(wordsOf).join('');
}
