import { defaultTreeAdapter as adapter, html, parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type PageTree = Tree.Document;
export type PageElement = Tree.Element;

/** As browsers without scripts parse it, so that the content of `noscript` is part of the tree. */
const OPTIONS = { scriptingEnabled: false };

export function parsePage(text: string): PageTree {
  return parse(text, OPTIONS);
}

export function serializePage(tree: PageTree): string {
  return serialize(tree, OPTIONS);
}

/** All elements in the order of the document. The array does not change with the tree. */
export function getElements(node: Tree.ParentNode): PageElement[] {
  return node.childNodes.flatMap((child) => (adapter.isElementNode(child) ? [child, ...getElements(child)] : []));
}

/** The first element with a tag; every document has html, head and body. */
export function getElement(tree: PageTree, tag: 'html' | 'head' | 'body' | 'title'): PageElement {
  const found = getElements(tree).find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`The page has no ${tag}.`);
  return found;
}

export function getAttribute(element: PageElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function removeAttribute(element: PageElement, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

export function setAttribute(element: PageElement, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

/** The text of a script or style element. */
export function getText({ childNodes: [child] }: PageElement): string {
  return child && adapter.isTextNode(child) ? child.value : '';
}

export function setText(element: PageElement, text: string): void {
  element.childNodes = [];
  adapter.insertText(element, text);
}

export function createElement(tag: string, attributes: Record<string, string>, text = ''): PageElement {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = adapter.createElement(tag, html.NS.HTML, attrs);
  if (text) adapter.insertText(element, text);
  return element;
}

export const { appendChild, detachNode: removeNode, insertBefore, isCommentNode } = adapter;
