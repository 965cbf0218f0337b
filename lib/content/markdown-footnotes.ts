/** A node of the syntax tree of markdown, as far as footnotes need it. */
type MarkdownNode = { type: string; identifier?: string; children?: MarkdownNode[] };

/** The heading that mdast-util-to-hast puts above footnotes, after it is sanitized. Its level and its id would not fit a page with several texts. */
const HEADING = '<section data-footnotes class="footnotes"><h2 id="footnote-label">Footnotes</h2>';

/** A remark plugin that gives footnotes identifiers that no other text of a page has. They become the ids and anchors. */
export function identifyFootnotes() {
  return (tree: unknown, file: unknown) => {
    const prefix = checksum(String(file));
    const numbers = new Map<string, number>();
    const rename = (node: MarkdownNode): void => {
      if (node.type.startsWith('footnote') && node.identifier !== undefined) {
        const name = node.identifier.toUpperCase();
        const number = numbers.get(name) ?? numbers.size + 1;
        numbers.set(name, number);
        node.identifier = `${prefix}-${number}`;
      }
      node.children?.forEach(rename);
    };
    rename(tree as MarkdownNode);
  };
}

/** Replaces the heading of footnotes by an accessible name. */
export function labelFootnotes(html: string): string {
  return html.replaceAll(HEADING, '<section class="footnotes" aria-label="Footnotes">');
}

/** A short name for a text, of digits and letters. The same text always gets the same name. */
function checksum(text: string): string {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + character.codePointAt(0)!) >>> 0;
  return sum.toString(36);
}
