/** An element of a drawing, or the words of one. */
export type Node = { tag: string; attributes: Map<string, string>; children: Node[] } | string;
export type Element = Exclude<Node, string>;

/** @param markup inner SVG as this kit draws it: every attribute in double quotes, no comments */
export function parse(markup: string): Node[] {
  const open: Element[] = [{ tag: '', attributes: new Map(), children: [] }];
  for (const [text, closing, tag, attributes = '', empty] of markup.matchAll(
    /<(\/?)([a-z]\w*)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|[^<]+/gi,
  )) {
    if (!tag) open.at(-1)!.children.push(text);
    else if (closing) open.pop();
    else {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)];
      const node: Element = {
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

export function write(nodes: Node[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const attributes = [...node.attributes].map(([name, value]) => ` ${name}="${value}"`).join('');
      const inside = write(node.children);
      return inside || node.tag === 'g' || node.tag === 'text'
        ? `<${node.tag}${attributes}>${inside}</${node.tag}>`
        : `<${node.tag}${attributes}/>`;
    })
    .join('');
}
