import type { Env } from '#lib/integrations/settings';
import { contentSecurityPolicy } from '#lib/delivery/http/content-security-policy';
import { NEEDS_SCRIPTS, NO_SCRIPT_REGION } from '#lib/delivery/html/html-markers';
import { hashInlineCode } from '#lib/delivery/html/inline-hashes';
import {
  appendChild,
  createElement,
  getAttribute,
  getElement,
  getElements,
  getText,
  insertBefore,
  parsePage,
  removeNode,
  serializePage,
  setText,
  type PageElement,
} from '#lib/delivery/html/page-tree';

const [NEEDS_SCRIPTS_ATTRIBUTE = ''] = Object.keys(NEEDS_SCRIPTS);

type Answer = {
  /** The markup that replaces the no-script region. User input in it must be escaped. */
  region: string;
  isWrong: boolean;
};

/**
 * Renders the answer to a no-script form from a prerendered page and returns it with its Content-Security-Policy. `region` replaces the
 * no-script region, outside of `noscript`. Scripts and elements that need them are removed, and the page is `noindex`. Undefined for a page
 * without such a region.
 */
export function fillPage(page: string, { region, isWrong }: Answer, env: Env) {
  const start = page.indexOf(NO_SCRIPT_REGION.start);
  const end = page.indexOf(NO_SCRIPT_REGION.end, start);
  if (start < 0 || end < 0) return undefined;
  const tree = parsePage(page.slice(0, start + NO_SCRIPT_REGION.start.length) + page.slice(end));
  for (const element of getElements(tree)) {
    if (isRemoved(element)) removeNode(element);
    if (element.tagName === 'noscript') unwrap(element);
  }
  const title = getElement(tree, 'title');
  if (isWrong) setText(title, `Error: ${getText(title)}`);
  appendChild(getElement(tree, 'head'), createElement('meta', { name: 'robots', content: 'noindex' }));
  const html = serializePage(tree).replace(NO_SCRIPT_REGION.start + NO_SCRIPT_REGION.end, () => region);
  return { html, policy: contentSecurityPolicy(hashInlineCode(parsePage(html)), env) };
}

function isRemoved(element: PageElement): boolean {
  const { tagName } = element;
  const rel = getAttribute(element, 'rel');
  return (
    tagName === 'script' ||
    (tagName === 'meta' && getAttribute(element, 'name') === 'robots') ||
    (tagName === 'link' && (rel === 'modulepreload' || getAttribute(element, 'as') === 'script')) ||
    getAttribute(element, NEEDS_SCRIPTS_ATTRIBUTE) !== undefined
  );
}

/** Replaces an element by its content. */
function unwrap(element: PageElement): void {
  for (const child of [...element.childNodes]) {
    removeNode(child);
    if (element.parentNode) insertBefore(element.parentNode, child, element);
  }
  removeNode(element);
}
