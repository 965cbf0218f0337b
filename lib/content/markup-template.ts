import { escapeXml } from './markup.ts';

/** Markup that may be sent as it is. Only the two functions below make it, so whatever a person typed was escaped. */
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
 * A template that escapes what is put in, except other markup. Lists are joined; false and undefined leave nothing. Its own
 * line breaks and indentation are only for reading and left out.
 */
export function markup(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  const raw = texts.map((text) => text.replace(/\n\s*/g, ''));
  return new Markup(String.raw({ raw }, ...parts.map(write)));
}

/** Attributes of a start tag, each after a space: true is the bare name, false and undefined are left out. */
export function attributes(values: Record<string, Value>): Markup {
  const written = Object.entries(values).map(([name, value]) => {
    if (value === undefined || value === false) return '';
    return value === true ? ` ${name}` : ` ${name}="${escapeXml(String(value))}"`;
  });
  return new Markup(written.join(''));
}

function write(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.toString();
  return typeof part === 'object' ? part.map(write).join('') : escapeXml(String(part));
}
