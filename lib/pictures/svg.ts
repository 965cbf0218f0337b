import { defaultTreeAdapter as adapter, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Svg = {
  /** In pixels: the width and height if they have units of length, else those of the viewBox. Undefined without either. */
  size?: { width: number; height: number };
  /** The drawing without what could run or load something. The same text if there was nothing. */
  text: string;
  /** What was left out, in words for authors, such as "a script". */
  leftOut: string[];
};

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Pixels of the units of length in SVG and CSS. */
const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
  ex: 8,
};
const LENGTH = /^\s*([\d.]+(?:e[+-]?\d+)?)(px|pt|pc|mm|cm|in|em|ex)?\s*$/i;

/** Elements that run code, or hold pages. */
const FORBIDDEN = new Set([
  'script',
  'foreignObject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'handler',
  'listener',
]);
/** The addresses that a drawing may use: its own parts, and pictures within it. */
const OWN_ADDRESS = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif);)/i;
const FOREIGN_CSS = /@import|url\(\s*(?!\s*["']?(?:#|data:image\/(?:png|jpe?g|gif|webp|avif);))/i;

/** Parses the text of an SVG file; undefined if it has no drawing. */
export function parseSvg(text: string): Svg | undefined {
  const fragment = parseFragment(text);
  const root = findRoot(fragment);
  if (!root) return undefined;
  const leftOut = new Set<string>();
  clean(root, leftOut);
  const size = sizeOf(root);
  const isComplete = !addMissing(root, size);
  if (leftOut.size === 0 && isComplete) return { size, text, leftOut: [] };
  fragment.childNodes = [root];
  // The HTML parser's only named entity in its output that XML does not know.
  return { size, text: `${serialize(fragment).replaceAll('&nbsp;', '&#160;')}\n`, leftOut: [...leftOut] };
}

function findRoot(node: Tree.ParentNode): Tree.Element | undefined {
  for (const child of node.childNodes) {
    if (!adapter.isElementNode(child)) continue;
    const found = child.tagName === 'svg' ? child : findRoot(child);
    if (found) return found;
  }
  return undefined;
}

function clean(element: Tree.Element, leftOut: Set<string>): void {
  element.attrs = element.attrs.filter(({ name, value }) => {
    const flaw = flawOfAttribute(name, value);
    if (flaw) leftOut.add(flaw);
    return !flaw;
  });
  element.childNodes = element.childNodes.filter((child) => {
    if (!adapter.isElementNode(child)) return true;
    const flaw = flawOfElement(child);
    if (flaw) leftOut.add(flaw);
    else clean(child, leftOut);
    return !flaw;
  });
}

function flawOfElement(element: Tree.Element): string | undefined {
  const { tagName } = element;
  if (tagName === 'script') return 'a script';
  if (FORBIDDEN.has(tagName)) return `<${tagName}>, which is not part of a drawing`;
  const css =
    tagName === 'style' ? element.childNodes.map((node) => (adapter.isTextNode(node) ? node.value : '')).join('') : '';
  return FOREIGN_CSS.test(css) ? 'a style that loads another file' : undefined;
}

function flawOfAttribute(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return 'a script';
  if ((name === 'href' || name === 'src') && !OWN_ADDRESS.test(value)) {
    return /^\s*javascript:/i.test(value) ? 'a script' : `a link to ${value.trim().slice(0, 40)}`;
  }
  return FOREIGN_CSS.test(value) ? 'a style that loads another file' : undefined;
}

function sizeOf(root: Tree.Element): Svg['size'] {
  const [width, height] = ['width', 'height'].map((name) => toPixels(attributeOf(root, name)));
  if (width && height) return { width, height };
  const box = (attributeOf(root, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box;
  return box.length === 4 && boxWidth > 0 && boxHeight > 0 ? { width: boxWidth, height: boxHeight } : undefined;
}

function toPixels(length = ''): number | undefined {
  const [, number, unit = ''] = LENGTH.exec(length) ?? [];
  const pixels = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return pixels > 0 ? Math.round(pixels * 100) / 100 : undefined;
}

/** Adds the namespace, without which browsers show nothing, and the viewBox, without which a drawing does not scale. Returns whether one was missing. */
function addMissing(root: Tree.Element, size: Svg['size']): boolean {
  const missing: { name: string; value: string }[] = [];
  if (attributeOf(root, 'xmlns') === undefined) missing.push({ name: 'xmlns', value: NAMESPACE });
  if (attributeOf(root, 'viewBox') === undefined && size)
    missing.push({ name: 'viewBox', value: `0 0 ${size.width} ${size.height}` });
  root.attrs.push(...missing);
  return missing.length > 0;
}

function attributeOf(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}
