import postcss, { type Container } from 'postcss';
import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';
import { getUsedProperties, VALUE_ATTRIBUTE, type Names } from './page-names.ts';
import { purgeFonts } from './purge-fonts.ts';

const DECLARED_PROPERTY = /(--[\w-]+)\s*:([^;{}]*)/g;
const ATTRIBUTE_CONDITION = /\[(data-[\w-]+|type)=["']?([^"'\]]*)["']?\]/g;
/** An attribute selector for a part of a value. The signature of a page contains whole values only. */
const PARTIAL_CONDITION = /\[(data-[\w-]+|type)[~|^$*]=/g;
const INNERMOST = /\([^()]*\)/g;

/** A data attribute that /services.js changes before hydration. */
const DYNAMIC_ATTRIBUTE = 'data-choice';

/**
 * PurgeCSS checks the arguments of :is() but not of :has(), so every page would keep the :has() rules of other pages. During purging, a
 * :has() outside of :not() is replaced by an :is() with a placeholder class.
 */
const HAS = /(?<!:not\([^)]*):has\(/g;
const HAS_CLASS = 'in-has';
const HAS_PLACEHOLDER = `.${HAS_CLASS}:is(`;

/** The custom properties and, transitively, those that their values in the style sheet use. */
function addReferencedProperties(properties: Set<string>, css: string): string[] {
  const all = new Set(properties);
  const declared = [...css.matchAll(DECLARED_PROPERTY)].map(([, name = '', value = '']) => ({ name, value }));
  for (const property of all) {
    const values = declared.filter(({ name }) => name === property).map(({ value }) => value);
    for (const used of values.flatMap(getUsedProperties)) all.add(used);
  }
  return [...all];
}

/** All words of a style sheet that can be names, and its attribute conditions. Two pages with the same ones use the same rules. */
export function getVocabulary(css: string): Set<string> {
  const conditions = [...css.matchAll(ATTRIBUTE_CONDITION)].map(([, name, value]) => `${name}=${value}`);
  return new Set([...(css.match(/[\w-]+/g) ?? []), ...conditions]);
}

/**
 * Removes the rules of a style sheet that cannot match a document with these names in any state (hover, open, checked ...). Attributes may have any value,
 * except `data-*` and `type`: only React changes those, and hydration loads the complete style sheets. The order of rules stays.
 */
export async function purgeCss(names: Names, css: string): Promise<string> {
  const attributes = [...names.attributes];
  const dynamic = new Set([DYNAMIC_ATTRIBUTE, ...[...css.matchAll(PARTIAL_CONDITION)].map(([, name = '']) => name)]);
  const extracted: ExtractorResultDetailed = {
    tags: [...names.tags],
    classes: [...names.classes, HAS_CLASS],
    ids: [...names.ids],
    attributes: { names: attributes, values: [...names.attributeValues].map((pair) => pair.replace(/^[^=]+=/, '')) },
    undetermined: [],
  };
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css.replaceAll(HAS, HAS_PLACEHOLDER) }],
    extractors: [{ extensions: ['html'], extractor: () => extracted }],
    dynamicAttributes: attributes.filter((name) => !VALUE_ATTRIBUTE.test(name) || dynamic.has(name)),
    keyframes: true,
    variables: true,
    // Selectors of pseudo-classes alone, and custom properties that inline styles and drawings use.
    safelist: { standard: [/^::?[\w-]+$/], variables: addReferencedProperties(names.properties, css) },
  });
  if (!result) throw new Error('PurgeCSS returned no style sheet.');
  const purged = result.css.replaceAll(HAS_PLACEHOLDER, ':has(');
  return purgeFonts(
    removeUnmatched(purged, ({ name, nameAndValue }) => dynamic.has(name) || names.attributeValues.has(nameAndValue)),
  );
}

type AttributeCondition = { name: string; /** Name and value, such as data-size=big. */ nameAndValue: string };

/**
 * Removes rules for attribute values that the document does not have, and empty groups. PurgeCSS matches names and values separately, so it
 * keeps data-cards=1 when another attribute is 1.
 */
function removeUnmatched(css: string, isMatched: (condition: AttributeCondition) => boolean): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const matched = rule.selectors.filter((selector) => getAttributeConditions(selector).every(isMatched));
    if (matched.length === 0) rule.removeAll();
    else if (matched.length < rule.selectors.length) rule.selectors = matched;
  });
  removeEmpty(root);
  // Style sheets are joined by line breaks, and removed rules leave theirs.
  root.walk((node) => {
    node.raws.before = '';
  });
  return root.toString().trim();
}

/** The attribute conditions that a selector always requires: those outside of parentheses. */
function getAttributeConditions(selector: string): AttributeCondition[] {
  let outside = selector;
  for (let inner = ''; inner !== outside; outside = outside.replace(INNERMOST, '')) inner = outside;
  return [...outside.matchAll(ATTRIBUTE_CONDITION)].map(([, name = '', value = '']) => ({
    name,
    nameAndValue: `${name}=${value}`,
  }));
}

/** Removes empty rules and groups, innermost first, because their parents can become empty. */
function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || !node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}
