import { getNames, type Names } from './page-names.ts';
import { getAttribute, getElements, type PageElement, type PageTree } from './page-tree.ts';

/** The CSS for all pages with these style sheets and no other names than these. */
export type PageStyle = { hrefs: string; names: ReadonlySet<string>; css: string };

/** The CSS of the pages of a build. */
export type PageStyles = {
  /** All words of the style sheets that can be names, and their attribute conditions. */
  vocabulary: ReadonlySet<string>;
  /** The smallest first. */
  styles: readonly PageStyle[];
};

/** Without a build: pages keep their links. */
export const NO_PAGE_STYLES: PageStyles = { vocabulary: new Set(), styles: [] };

/** The links to Next's style sheets in a page, and their addresses, separated by spaces. */
export function findStylesheets(tree: PageTree): { links: PageElement[]; hrefs: string } {
  const links = getElements(tree).filter(
    (element) => element.tagName === 'link' && getAttribute(element, 'data-precedence') === 'next',
  );
  return { links, hrefs: links.map((link) => getAttribute(link, 'href')).join(' ') };
}

/** The names that the style sheets know, such as classes:card. */
export function getKnownNames(names: Names, vocabulary: ReadonlySet<string>): string[] {
  return Object.entries(names).flatMap(([kind, set]) =>
    [...set].filter((name) => vocabulary.has(name)).map((name) => `${kind}:${name}`),
  );
}

/** The CSS that a page uses; undefined for a page with a name that no fitting page of the build has. */
export function findPageCss(tree: PageTree, hrefs: string, { vocabulary, styles }: PageStyles): string | undefined {
  const known = getKnownNames(getNames(tree), vocabulary);
  return styles.find((style) => style.hrefs === hrefs && known.every((name) => style.names.has(name)))?.css;
}
