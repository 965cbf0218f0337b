import { plainText } from './plain-text.ts';

/** The path of a value in the pasted data: [2, 'stats', 0, 'icon']. Indexes count from 0. */
export type Path = readonly (string | number)[];

const MAX_NAME_LENGTH = 60;

/**
 * An error or a warning about the pasted data. Lines and columns count from 1, offsets from 0. They are set only when the data was
 * parsed from text.
 */
export type Issue = {
  path: Path;
  /** The case study, such as "Case study 3, 'Acme'". */
  entry: string;
  /** The field, such as "stats 2, icon"; empty for the whole case study. */
  field: string;
  message: string;
  /** An explanation in addition to the message. */
  hint?: string;
  line?: number;
  column?: number;
  offset?: number;
};

/** The name of an entry: its number from 1, with its company or title when it has one. */
export function entryName(index: number, entry: unknown): string {
  const name = [getText(entry, 'company'), getText(entry, 'title')].find((text) => text !== '');
  return name ? `Case study ${index + 1}, '${name}'` : `Case study ${index + 1}`;
}

/** The name of a field, with indexes from 1: "stats 2, icon" for ['stats', 1, 'icon']. */
export function describeField(path: Path): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name} ${step + 1}`;
    return name === '' ? cleanName(step) : `${name}, ${cleanName(step)}`;
  }, '');
}

function getText(entry: unknown, key: string): string {
  if (typeof entry !== 'object' || entry === null || !Object.hasOwn(entry, key)) return '';
  const value: unknown = Reflect.get(entry, key);
  return typeof value === 'string' ? cleanName(value.trim()) : '';
}

function cleanName(name: string): string {
  return plainText(name.slice(0, MAX_NAME_LENGTH));
}
