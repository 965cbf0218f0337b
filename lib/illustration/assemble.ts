import type { Drawing, Scene } from './drawing.ts';
import { isSymbol, symbolMarkup } from './symbols/symbol-table.ts';

/**
 * Adds the symbols that a drawing uses and prefixes every id with the name of the scene,
 * so that ids stay unique when a page inlines several scenes.
 */
export function assemble(name: string, { viewBox, drawing }: Drawing): Scene {
  const used = new Set([...drawing.matchAll(/href="#([\w-]+)"/g)].map((match) => match[1] ?? ''));
  const symbols = [...used].filter(isSymbol).map((id) => `<g id="${id}" class="piece">${symbolMarkup(id)}</g>`);
  const markup = (symbols.length > 0 ? `<defs>${symbols.join('')}</defs>` : '') + drawing;
  return { viewBox, markup: markup.replace(/(\bid="|href="#|url\(#)/g, `$1${name}-`) };
}
