/*
 * Which addresses may stand in rendered markdown. The page's Trusted Types policy knows the same rules and throws at
 * anything else; here what breaks them is left out, and the words stay.
 */

const ON_SITE = /^\/(?![/\\\s&])/;
const PLAIN_LINK = /^(?:#|https?:|mailto:|tel:)/i;

/** True for a link inside the site, to an anchor, or with a plain scheme. */
export function isLinkAddress(address: string): boolean {
  return ON_SITE.test(address) || PLAIN_LINK.test(address);
}

/** True for a picture of this site. */
export function isPictureAddress(address: string): boolean {
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

/** A remark plugin: links and pictures with any other address leave their words behind. */
export function dropForeignAddresses() {
  return (tree: unknown) => {
    const root = tree as MarkdownNode;
    const defined = new Map<string, string>();
    collectDefinitions(root, defined);
    replaceChildren(root, defined);
  };
}

/** The first definition of a name counts, as in the renderer. */
function collectDefinitions(node: MarkdownNode, defined: Map<string, string>): void {
  const name = node.identifier?.toUpperCase();
  if (node.type === 'definition' && name && !defined.has(name)) defined.set(name, node.url ?? '');
  for (const child of node.children ?? []) collectDefinitions(child, defined);
}

function replaceChildren(node: MarkdownNode, defined: ReadonlyMap<string, string>): void {
  if (!node.children) return;
  for (const child of node.children) replaceChildren(child, defined);
  node.children = node.children.flatMap((child) => (isAllowed(child, defined) ? [child] : wordsOf(child)));
}

function isAllowed({ type, url, identifier }: MarkdownNode, defined: ReadonlyMap<string, string>): boolean {
  const address = url ?? defined.get(identifier?.toUpperCase() ?? '') ?? '';
  if (type === 'link' || type === 'linkReference') return isLinkAddress(address);
  if (type === 'image' || type === 'imageReference') return isPictureAddress(address);
  return true;
}

function wordsOf({ children, alt }: MarkdownNode): MarkdownNode[] {
  return children ?? [{ type: 'text', value: alt ?? '' }];
}
