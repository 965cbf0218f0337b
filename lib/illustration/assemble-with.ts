import type { Drawing, Scene } from './assemble.ts';

/** The same with a few symbols of one's own, for what is drawn in the browser. */
export function assembleWith(symbols: Record<string, string>, name: string, { viewBox, drawing }: Drawing): Scene {
  const used = new Set([...drawing.matchAll(/href="#([\w-]+)"/g)].map((match) => match[1] ?? ''));
  const names = [...used].filter((id) => Object.hasOwn(symbols, id));
  const markup = (names.length > 0 ? `<defs>${symbolsIn(symbols, names)}</defs>` : '') + drawing;
  return { viewBox, markup: withPrefix(name, markup) };
}

/** The named symbols as markup. */
export function symbolsIn(symbols: Record<string, string>, names: string[]): string {
  return names.map((id) => `<g id="${id}" class="piece">${symbols[id]}</g>`).join('');
}

/** Puts the name of a scene before every id in its markup. */
export function withPrefix(name: string, markup: string): string {
  return markup.replace(/(\bid="|href="#|url\(#)/g, `$1${name}-`);
}
