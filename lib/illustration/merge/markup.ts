/** An element, or a text node. */
export type MarkupNode = { tag: string; attributes: Map<string, string>; children: MarkupNode[] } | string;
export type MarkupElement = Exclude<MarkupNode, string>;

/** @param markup inner SVG as this module writes it: every attribute in double quotes, no comments */
export function parseMarkup(markup: string): MarkupNode[] {
  const open: MarkupElement[] = [{ tag: '', attributes: new Map(), children: [] }];
  for (const [text, closing, tag, attributes = '', empty] of markup.matchAll(
    /<(\/?)([a-z]\w*)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|[^<]+/gi,
  )) {
    if (!tag) open.at(-1)!.children.push(text);
    else if (closing) open.pop();
    else {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)];
      const node: MarkupElement = {
        tag,
        attributes: new Map(pairs.map(([, name = '', value = '']) => [name, value])),
        children: [],
      };
      open.at(-1)!.children.push(node);
      if (!empty) open.push(node);
    }
  }
  return open[0]!.children;
}

export function serializeMarkup(nodes: MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const attributes = [...node.attributes].map(([name, value]) => ` ${name}="${value}"`).join('');
      const inside = serializeMarkup(node.children);
      return inside || node.tag === 'g' || node.tag === 'text'
        ? `<${node.tag}${attributes}>${inside}</${node.tag}>`
        : `<${node.tag}${attributes}/>`;
    })
    .join('');
}
