import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';

/*
 * Glossary
 *   name       of a tag, class, id or attribute, which selectors ask for, or of a custom property
 *   used       what a page's markup can match as it stands, in any state a browser brings it into (hover, open, checked ...)
 */

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const TAG = /<([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*)>/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const READ_PROPERTY = /var\(\s*(--[\w-]+)/g;
const DECLARED_PROPERTY = /(--[\w-]+)\s*:([^;{}]*)/g;
/** Attributes that are styles. In all others such words are only what somebody wrote. */
const STYLING = /^(style|fill|stroke|color|stop-color|flood-color|filter|mask|clip-path|transform|offset)$/;

/** What browsers set by themselves, or small scripts before React is there. */
const ALWAYS = {
  classes: ['fonts-loading', 'fonts-fallback', 'fonts-loaded', 'first-visit'],
  attributes: ['open', 'hidden', 'style', 'class'],
  properties: ['--font-display', '--font-text'],
};

type Names = Record<'tags' | 'classes' | 'ids' | 'attributes' | 'properties', Set<string>>;

/** The names that a document's markup holds. Its scripts are no markup. */
export function namesIn(html: string): Names {
  const markup = html.replace(SCRIPT, '');
  const names: Names = {
    tags: new Set(['html', 'head', 'body']),
    classes: new Set(ALWAYS.classes),
    ids: new Set(),
    attributes: new Set(ALWAYS.attributes),
    properties: new Set(ALWAYS.properties),
  };
  for (const [, tag = '', attributes = ''] of markup.matchAll(TAG)) {
    names.tags.add(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      names.attributes.add(name.toLowerCase());
      if (STYLING.test(name)) for (const property of propertiesReadIn(value)) names.properties.add(property);
      if (name === 'id') names.ids.add(value);
      if (name === 'class') for (const one of value.split(/\s+/)) names.classes.add(one);
    }
  }
  return names;
}

function propertiesReadIn(value: string): string[] {
  return [...value.matchAll(READ_PROPERTY)].map(([, property = '']) => property);
}

/** The custom properties, and all those that their values in a style sheet read, and so on. */
function withWhatTheyRead(properties: Set<string>, css: string): string[] {
  const all = new Set(properties);
  const declared = [...css.matchAll(DECLARED_PROPERTY)].map(([, name = '', value = '']) => ({ name, value }));
  for (const property of all) {
    const values = declared.filter(({ name }) => name === property).map(({ value }) => value);
    for (const read of values.flatMap(propertiesReadIn)) all.add(read);
  }
  return [...all];
}

/** Every word of a style sheet that could be a name. Two pages that hold the same ones of them use the same rules. */
export function vocabularyOf(css: string): Set<string> {
  return new Set(css.match(/[\w-]+/g));
}

/** Stands for the names that a style sheet with this vocabulary can ask for. */
export function signatureOf(html: string, vocabulary: Set<string>): string {
  const names = namesIn(html);
  return JSON.stringify(Object.values(names).map((set) => [...set].filter((name) => vocabulary.has(name)).sort()));
}

/** The rules of a style sheet that a document can use, in their order, whatever the values of its attributes are. */
export async function usedStyles(html: string, css: string): Promise<string> {
  const names = namesIn(html);
  const extracted: ExtractorResultDetailed = {
    tags: [...names.tags],
    classes: [...names.classes],
    ids: [...names.ids],
    attributes: { names: [...names.attributes], values: [] },
    undetermined: [],
  };
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: () => extracted }],
    dynamicAttributes: extracted.attributes.names,
    keyframes: true,
    variables: true,
    // Selectors of states alone, and what drawings of the document read, and its first script.
    safelist: { standard: [/^::?[\w-]+$/], variables: withWhatTheyRead(names.properties, css) },
  });
  if (!result) throw new Error('No style sheet came out.');
  return result.css;
}
