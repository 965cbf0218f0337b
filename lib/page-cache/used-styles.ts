import postcss, { type Container } from 'postcss';
import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';
import { withoutIdleFonts } from './used-fonts.ts';

/*
 * Glossary
 *   name       of a tag, class, id or attribute, which selectors ask for, or of a custom property
 *   setting    an attribute data-* or type, whose value the server writes and only React changes, with that value: data-size=big
 *   used       what a page's markup can match as it stands, in any state a browser brings it into (hover, open, checked ...)
 */

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const TAG = /<([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*)>/g;
const TAG_OR_END = /<(\/?)([a-zA-Z][\w-]*)(?:[^>"]|"[^"]*")*>/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const READ_PROPERTY = /var\(\s*(--[\w-]+)/g;
const DECLARED_PROPERTY = /(--[\w-]+)\s*:([^;{}]*)/g;
const SETTING = /^(?:data-|type$)/;
const READ_SETTING = /\[(data-[\w-]+|type)=["']?([^"'\]]*)["']?\]/g;
/** Asks for a part of a value, which the signature of a page does not tell from others. */
const READ_PART = /\[(data-[\w-]+|type)[~|^$*]=/g;
/** Attributes that are styles. In all others such words are only what somebody wrote. */
const STYLING = /^(style|fill|stroke|color|stop-color|flood-color|filter|mask|clip-path|transform|offset)$/;

const INNERMOST = /\([^()]*\)/g;

/** What browsers set by themselves, or small scripts before React is there. */
const ALWAYS = {
  classes: ['fonts-loading', 'fonts-fallback', 'fonts-loaded', 'first-visit', 'late'],
  attributes: ['open', 'hidden', 'style', 'class'],
};

/** Looks like a setting, but the script of the services changes it before React is there. */
const NO_SETTING = 'data-choice';

/**
 * PurgeCSS looks into :is() and not into :has(), so that every page would keep what only others contain. A :has() goes through it as an
 * :is() that a class marks, unless it is denied.
 */
const HAS = /(?<!:not\([^)]*):has\(/g;
const MARK = 'in-has';
const MARKED_HAS = `.${MARK}:is(`;

type Names = Record<'tags' | 'classes' | 'ids' | 'attributes' | 'settings' | 'properties', Set<string>>;

/** The names that a document's markup holds. Its scripts are no markup. */
export function namesIn(html: string): Names {
  const markup = html.replace(SCRIPT, '');
  const names: Names = {
    tags: new Set(['html', 'head', 'body']),
    classes: new Set(ALWAYS.classes),
    ids: new Set(),
    attributes: new Set(ALWAYS.attributes),
    settings: new Set(),
    properties: new Set(),
  };
  for (const [, tag = '', attributes = ''] of markup.matchAll(TAG)) {
    names.tags.add(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      names.attributes.add(name.toLowerCase());
      if (STYLING.test(name)) for (const property of propertiesReadIn(value)) names.properties.add(property);
      if (SETTING.test(name)) names.settings.add(`${name}=${value}`);
      if (name === 'id') names.ids.add(value);
      if (name === 'class') for (const one of value.split(/\s+/)) names.classes.add(one);
    }
  }
  return names;
}

/** Each kind of tag in a piece of markup: its names as selectors write them (`a`, `.class`, `#id`, `[attribute]`). */
export function kindsOfTags(html: string): Set<string>[] {
  const kinds = new Map<string, Set<string>>();
  for (const [tag] of html.replace(SCRIPT, '').matchAll(TAG)) {
    const kind = kindOf(tag);
    kinds.set([...kind].sort().join(' '), kind);
  }
  return [...kinds.values()];
}

/** The kinds of the tags that a piece of markup leaves open. */
export function kindsLeftOpen(html: string): Set<string>[] {
  const open: { name: string; tag: string }[] = [];
  for (const [tag, end, name = ''] of html.replace(SCRIPT, '').matchAll(TAG_OR_END)) {
    const last = open.findLastIndex((one) => one.name === name);
    if (end && last >= 0) open.splice(last);
    else if (!end && !tag.endsWith('/>')) open.push({ name, tag });
  }
  return open.map(({ tag }) => kindOf(tag));
}

function kindOf(tag: string): Set<string> {
  const [, name = '', attributes = ''] = [...tag.matchAll(TAG)][0] ?? [];
  const names = new Set([name.toLowerCase()]);
  for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    names.add(`[${attribute.toLowerCase()}]`);
    if (attribute === 'id') names.add(`#${value}`);
    if (attribute === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
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

/**
 * Every word of a style sheet that could be a name, and its settings. Two pages that hold the same ones use the same rules.
 */
export function vocabularyOf(css: string): Set<string> {
  const settings = [...css.matchAll(READ_SETTING)].map(([, name, value]) => `${name}=${value}`);
  return new Set([...(css.match(/[\w-]+/g) ?? []), ...settings]);
}

/** Stands for the names that a style sheet with this vocabulary can ask for. */
export function signatureOf(html: string, vocabulary: Set<string>): string {
  const names = Object.values(namesIn(html)).map((set) => [...set].filter((name) => vocabulary.has(name)).sort());
  return JSON.stringify(names);
}

/**
 * The rules of a style sheet that a document can use, in their order, whatever the values of its attributes are, apart from its settings:
 * React brings the whole sheets along, and nothing else changes them.
 */
export async function usedStyles(html: string, css: string): Promise<string> {
  const names = namesIn(html);
  const attributes = [...names.attributes];
  const dynamic = new Set([NO_SETTING, ...[...css.matchAll(READ_PART)].map(([, name = '']) => name)]);
  const extracted: ExtractorResultDetailed = {
    tags: [...names.tags],
    classes: [...names.classes, MARK],
    ids: [...names.ids],
    attributes: { names: attributes, values: [...names.settings].map((setting) => setting.replace(/^[^=]+=/, '')) },
    undetermined: [],
  };
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css.replaceAll(HAS, MARKED_HAS) }],
    extractors: [{ extensions: ['html'], extractor: () => extracted }],
    dynamicAttributes: attributes.filter((name) => !SETTING.test(name) || dynamic.has(name)),
    keyframes: true,
    variables: true,
    // Selectors of states alone, and what drawings of the document read, and its first script.
    safelist: { standard: [/^::?[\w-]+$/], variables: withWhatTheyRead(names.properties, css) },
  });
  if (!result) throw new Error('No style sheet came out.');
  const purged = result.css.replaceAll(MARKED_HAS, ':has(');
  return withoutIdleFonts(
    withoutUnmet(purged, ({ name, setting }) => dynamic.has(name) || names.settings.has(setting)),
  );
}

type Asked = { name: string; /** With its value. */ setting: string };

/**
 * PurgeCSS knows names and values apart, so that data-cards=1 stays where some other attribute is 1: without the rules for such settings,
 * and without what has nothing inside.
 */
function withoutUnmet(css: string, isMet: (asked: Asked) => boolean): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const met = rule.selectors.filter((selector) => settingsAskedBy(selector).every(isMet));
    if (met.length === 0) rule.removeAll();
    else if (met.length < rule.selectors.length) rule.selectors = met;
  });
  removeEmpty(root);
  // Sheets are joined by line breaks, and taken out lines leave theirs.
  root.walk((node) => {
    node.raws.before = '';
  });
  return root.toString().trim();
}

/** What a selector asks for in any case: not inside of parentheses, where one of several may do, or none. */
function settingsAskedBy(selector: string): Asked[] {
  let outside = selector;
  for (let inner = ''; inner !== outside; outside = outside.replace(INNERMOST, '')) inner = outside;
  return [...outside.matchAll(READ_SETTING)].map(([, name = '', value = '']) => ({
    name,
    setting: `${name}=${value}`,
  }));
}

/** Innermost first, because what is around them may be empty then. */
function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || !node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}
