import { readFileSync } from 'node:fs';

type Vocabulary = { types: Record<string, { parents: string[]; properties: Record<string, string> }> };

const { types } = JSON.parse(readFileSync(new URL('vocabulary.json', import.meta.url), 'utf8')) as Vocabulary;

export function isType(name: string): boolean {
  return Object.hasOwn(types, name);
}

/** True for the type itself and all its subtypes. */
export function isA(name: string, ancestor: string): boolean {
  return name === ancestor || (types[name]?.parents ?? []).some((parent) => isA(parent, ancestor));
}

/** The allowed types of a property; undefined when the type has no such property. */
export function rangeOf(type: string, property: string): string[] | undefined {
  const { parents = [], properties = {} } = types[type] ?? {};
  const own = properties[property];
  if (own !== undefined) return own.split(' ');
  return parents.map((parent) => rangeOf(parent, property)).find((range) => range !== undefined);
}
