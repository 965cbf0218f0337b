import { escapeXml } from './markup.ts';

/** Safe markup. Only the two functions below create it, and they escape all texts. */
export class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

type Part = Markup | string | number | false | undefined | readonly Part[];
type Value = string | number | boolean | undefined;

/**
 * A template tag that escapes its values, except other markup. Lists are joined. False and undefined render nothing. Line
 * breaks and indentation of the template itself are removed.
 */
export function markup(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  const raw = texts.map((text) => text.replace(/\n\s*/g, ''));
  return new Markup(String.raw({ raw }, ...parts.map(renderPart)));
}

/** Attributes of a start tag, each with a leading space. True renders the name alone; false and undefined are left out. */
export function attributes(values: Record<string, Value>): Markup {
  const written = Object.entries(values).map(([name, value]) => {
    if (value === undefined || value === false) return '';
    return value === true ? ` ${name}` : ` ${name}="${escapeXml(String(value))}"`;
  });
  return new Markup(written.join(''));
}

function renderPart(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.toString();
  return typeof part === 'object' ? part.map(renderPart).join('') : escapeXml(String(part));
}
