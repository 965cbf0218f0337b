import { getElements, type PageTree } from './page-tree.ts';

/** The names in a document that selectors can match, and the custom properties it uses. `attributeValues` has entries such as data-size=big. */
export type Names = Record<'tags' | 'classes' | 'ids' | 'attributes' | 'attributeValues' | 'properties', Set<string>>;

/** Attributes whose values only the server and React set, so that selectors for other values are unused before hydration. */
export const VALUE_ATTRIBUTE = /^(?:data-|type$)/;
/** Attributes whose values can use custom properties. In other attributes, `var(--x)` is text. */
const STYLE_ATTRIBUTE = /^(style|fill|stroke|color|stop-color|flood-color|filter|mask|clip-path|transform|offset)$/;
const USED_PROPERTY = /var\(\s*(--[\w-]+)/g;

/** Classes and attributes that browsers or inline scripts set before hydration. */
const ALWAYS_USED = {
  classes: [
    'fonts-loading',
    'fonts-fallback',
    'fonts-loaded',
    'first-visit',
    'header-fixed',
    'header-hidden',
    'assembling',
  ],
  attributes: ['open', 'hidden', 'style', 'class'],
};

export function getNames(tree: PageTree): Names {
  const names: Names = {
    tags: new Set(),
    classes: new Set(ALWAYS_USED.classes),
    ids: new Set(),
    attributes: new Set(ALWAYS_USED.attributes),
    attributeValues: new Set(),
    properties: new Set(),
  };
  for (const { tagName, attrs } of getElements(tree)) {
    names.tags.add(tagName);
    for (const { name, value } of attrs) {
      names.attributes.add(name);
      if (STYLE_ATTRIBUTE.test(name)) for (const property of getUsedProperties(value)) names.properties.add(property);
      if (VALUE_ATTRIBUTE.test(name)) names.attributeValues.add(`${name}=${value}`);
      if (name === 'id') names.ids.add(value);
      if (name === 'class') for (const one of value.split(/\s+/)) names.classes.add(one);
    }
  }
  return names;
}

/** The names of several documents together. */
export function mergeNames(all: readonly Names[]): Names {
  const merge = (kind: keyof Names) => new Set(all.flatMap((names) => [...names[kind]]));
  return {
    tags: merge('tags'),
    classes: merge('classes'),
    ids: merge('ids'),
    attributes: merge('attributes'),
    attributeValues: merge('attributeValues'),
    properties: merge('properties'),
  };
}

/** The custom properties in a CSS value. */
export function getUsedProperties(value: string): string[] {
  return [...value.matchAll(USED_PROPERTY)].map(([, property = '']) => property);
}
