import { assembleWith } from './assemble-with.ts';
import { SYMBOLS } from './symbols/symbol-table.ts';

/** A picture without colors: inner SVG with class names, and the window to see it through. */
export type Scene = { viewBox: string; markup: string };

/** A scene before its symbols are added. */
export type Drawing = { viewBox: string; drawing: string };

/**
 * Adds the symbols that a drawing uses and prefixes every id with the name of the scene,
 * so that several scenes can stand inline on one page.
 */
export function assemble(name: string, drawing: Drawing): Scene {
  return assembleWith(SYMBOLS, name, drawing);
}
