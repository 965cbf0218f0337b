/*
 * The addresses that rendered markdown may contain. The page's Trusted Types policy has the same rules and throws on any
 * other address. Here links and pictures with other addresses are replaced by their text.
 */

const ON_SITE = /^\/(?![/\\\s&])/;
const PLAIN_LINK = /^(?:#|https?:|mailto:|tel:)/i;
const SCHEME = /^(?:https?|mailto|tel):/i;

/** True for a path of the site, an anchor, and the schemes http, https, mailto and tel. */
export function isAllowedLinkAddress(address: string): boolean {
  return ON_SITE.test(address) || PLAIN_LINK.test(address);
}

/** True for a path of the site and an anchor. */
export function isOwnLinkAddress(address: string): boolean {
  return ON_SITE.test(address) || address.startsWith('#');
}

/** True for a path of the site. */
export function isAllowedPictureAddress(address: string): boolean {
  return ON_SITE.test(address);
}

type MarkdownNode = {
  type: string;
  url?: string;
  alt?: string | null;
  value?: string;
  identifier?: string;
  children?: MarkdownNode[];
};

/** A remark plugin that replaces other links, and pictures with other addresses, by their text. */
export function dropDisallowedAddresses(isAllowedLink: (address: string) => boolean) {
  return (tree: unknown) => {
    const root = tree as MarkdownNode;
    const defined = new Map<string, string>();
    collectDefinitions(root, defined);
    const isAllowed = ({ type, url, identifier }: MarkdownNode): boolean => {
      const address = url ?? defined.get(identifier?.toUpperCase() ?? '') ?? '';
      if (type === 'link' || type === 'linkReference') return isAllowedLink(address);
      if (type === 'image' || type === 'imageReference') return isAllowedPictureAddress(address);
      return true;
    };
    replaceChildren(root, isAllowed);
  };
}

/** The first definition of an identifier counts, as in CommonMark. */
function collectDefinitions(node: MarkdownNode, defined: Map<string, string>): void {
  const name = node.identifier?.toUpperCase();
  if (node.type === 'definition' && name && !defined.has(name)) defined.set(name, node.url ?? '');
  for (const child of node.children ?? []) collectDefinitions(child, defined);
}

function replaceChildren(node: MarkdownNode, isAllowed: (node: MarkdownNode) => boolean): void {
  // The sanitizer accepts schemes in lower case only.
  if (node.url) node.url = node.url.replace(SCHEME, (scheme) => scheme.toLowerCase());
  if (!node.children) return;
  for (const child of node.children) replaceChildren(child, isAllowed);
  node.children = node.children.flatMap((child) => (isAllowed(child) ? [child] : getTextNodes(child)));
}

function getTextNodes({ children, alt }: MarkdownNode): MarkdownNode[] {
  return children ?? [{ type: 'text', value: alt ?? '' }];
}
