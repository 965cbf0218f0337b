import { hashSource } from '#lib/content/hash-source';
import { getAttribute, getElements, getText, type PageTree } from './page-tree.ts';

/** The inline code of a page as CSP source expressions: 'sha256-...'. */
export type InlineHashes = { scripts: string[]; styles: string[]; styleAttributes: string[] };

/** Script types that a browser executes or applies. A script of another type is a data block, which needs no hash. */
const EXECUTABLE_TYPES = new Set(['', 'module', 'text/javascript', 'speculationrules']);

/** Hashes every inline script, style sheet and style attribute of a page. */
export function hashInlineCode(tree: PageTree): InlineHashes {
  const elements = getElements(tree);
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      getAttribute(element, 'src') === undefined &&
      EXECUTABLE_TYPES.has(getAttribute(element, 'type') ?? ''),
  );
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const attributes = elements.flatMap((element) => getAttribute(element, 'style') ?? []);
  return {
    scripts: hashAll(scripts.map(getText)),
    styles: hashAll(styles.map(getText)),
    styleAttributes: hashAll(attributes),
  };
}

function hashAll(codes: string[]): string[] {
  return [...new Set(codes)].map(hashSource);
}
