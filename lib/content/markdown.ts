import { defaultSchema } from 'hast-util-sanitize';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { dropDisallowedAddresses, isAllowedLinkAddress, isOwnLinkAddress } from './markdown-addresses.ts';
import { identifyFootnotes, labelFootnotes } from './markdown-footnotes.ts';
import { memoize } from './memoize.ts';
import { typographic } from './typographic.ts';

/** A page renders many of its texts several times: in the page, in its JSON-LD and on cards. */
const MAX_CACHED = 500;

/**
 * What the HTML may contain. Ids keep their names, because only footnotes have ids: raw HTML is dropped. `dropDisallowedAddresses`
 * decides about the other addresses.
 */
const SCHEMA = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    a: ['href', 'ariaLabel', 'dataFootnoteRef', 'dataFootnoteBackref'],
    h2: [],
  },
  clobber: [],
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
};

/**
 * Renders GitHub Flavored Markdown to sanitized HTML that the Trusted Types policy of the pages accepts unchanged. Raw
 * HTML, scripts, and links and pictures with other addresses (markdown-addresses.ts) are dropped.
 */
export const renderMarkdown = createRenderer(isAllowedLinkAddress);

/** The same for a text of a stranger: links lead to pages of this site only. The text of other links stays. */
export const renderOwnLinksOnly = createRenderer(isOwnLinkAddress);

function createRenderer(isAllowedLink: (address: string) => boolean): (markdown: string) => string {
  // remark-html sanitizes by default. Content files and pasted test content both use this renderer.
  const processor = remark()
    .use(remarkGfm)
    .use(dropDisallowedAddresses, isAllowedLink)
    .use(identifyFootnotes)
    .use(remarkHtml, { sanitize: SCHEMA });
  return memoize((markdown) => {
    const html = labelFootnotes(escapeInTags(String(processor.processSync(markdown))));
    return makeScrollable(addTypographicQuotes(html));
  }, MAX_CACHED);
}

/** Escapes < and > in attributes. The serializer does not, and neither the steps below nor the policy expect them. */
function escapeInTags(html: string): string {
  return html.replace(
    /<([^">]*(?:"[^"]*"[^">]*)*)>/g,
    (_, inside: string) => `<${inside.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}>`,
  );
}

/** Makes wide tables and code blocks scrollable, and focusable so that a keyboard can scroll them. */
function makeScrollable(html: string): string {
  return html
    .replaceAll('<table>', '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
}

const INLINE = /^<\/?(a|code|del|em|strong)\b/;

/** Replaces straight quotes in text by typographic ones. Tags and code stay unchanged. */
function addTypographicQuotes(html: string): string {
  let inCode = false;
  // The last character before a tag decides whether the quote after the tag opens or closes.
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
