import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { dropForeignAddresses } from './markdown-addresses.ts';
import { remember } from './remember.ts';
import { typographic } from './typographic.ts';

// remark-html sanitizes by default; bundled and pasted text go through this one renderer.
const processor = remark().use(remarkGfm).use(dropForeignAddresses).use(remarkHtml);

/** A page draws many of its texts several times: for the eye, for search engines, on cards. */
const MOST_KEPT = 500;

/**
 * Renders markdown (with GitHub tables) to sanitized HTML, which the pages' Trusted Types policy takes as it is. Raw
 * HTML, scripts, and links and pictures with unsafe addresses are dropped.
 */
export const renderMarkdown = remember(
  (markdown) => scrollable(punctuate(escapeInTags(String(processor.processSync(markdown))))),
  MOST_KEPT,
);

/** The serializer leaves < and > in attributes as they are, where neither the steps below nor the policy expect them. */
function escapeInTags(html: string): string {
  return html.replace(
    /<([^">]*(?:"[^"]*"[^">]*)*)>/g,
    (_, inside: string) => `<${inside.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}>`,
  );
}

/** Wide tables and code scroll inside themselves; keyboards reach them. */
function scrollable(html: string): string {
  return html
    .replaceAll('<table>', '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
}

const INLINE = /^<\/?(a|code|del|em|strong)\b/;

/** Sets straight quotes in text (never in tags or code) as typographic ones. */
function punctuate(html: string): string {
  let inCode = false;
  // The last character before a tag decides whether the quote after it opens or closes.
  let before = '';
  return html.replace(/<[^>]+>|[^<]+/g, (token) => {
    if (token.startsWith('<')) {
      if (/^<\/?(code|pre)\b/.test(token)) inCode = !token.startsWith('</');
      if (!INLINE.test(token)) before = '';
      return token;
    }
    const text = inCode
      ? token
      : typographic(before + token.replaceAll('&#x22;', '"').replaceAll('&#x27;', "'")).slice(before.length);
    before = text.slice(-1);
    return text;
  });
}
