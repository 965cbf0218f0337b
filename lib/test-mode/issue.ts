import { plainText } from './plain-text.ts';

/** Where a value stands in the pasted data: [2, 'stats', 0, 'icon']. Indexes count from 0. */
export type Path = readonly (string | number)[];

const LONGEST_NAME = 60;

/**
 * One thing about the pasted data, in words. Lines and columns count from 1, offsets from 0; they are known when text
 * was parsed.
 */
export type Issue = {
  path: Path;
  /** Which case study, such as "Case study 3, 'Acme'". */
  entry: string;
  /** Which part of it, such as "stats 2, icon"; empty for the whole. */
  field: string;
  message: string;
  /** What the message alone does not say. */
  hint?: string;
  line?: number;
  column?: number;
  offset?: number;
};

/** Names an entry the way people count: from 1, with its company or title when it has one. */
export function entryName(index: number, entry: unknown): string {
  const name = [textOf(entry, 'company'), textOf(entry, 'title')].find((text) => text !== '');
  return name ? `Case study ${index + 1}, '${name}'` : `Case study ${index + 1}`;
}

/** Names a field the way people count: ['stats', 1, 'icon'] is "stats 2, icon". */
export function fieldName(path: Path): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name} ${step + 1}`;
    return name === '' ? shown(step) : `${name}, ${shown(step)}`;
  }, '');
}

function textOf(entry: unknown, key: string): string {
  if (typeof entry !== 'object' || entry === null || !Object.hasOwn(entry, key)) return '';
  const value: unknown = Reflect.get(entry, key);
  return typeof value === 'string' ? shown(value.trim()) : '';
}

function shown(name: string): string {
  return plainText(name.slice(0, LONGEST_NAME));
}
