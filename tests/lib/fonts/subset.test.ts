import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charactersOfSite, FAR_LETTERS } from '#lib/fonts/characters';
import { subsetFonts } from '#lib/fonts/subset';

let folder: string;
let sizes: Record<string, number>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  sizes = await subsetFonts(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const open = (name: string) => fontkit.create(readFileSync(join(folder, `${name}.woff2`))) as Font;
const missingIn = (name: string, characters: string) =>
  [...characters].filter((one) => !open(name).hasGlyphForCodePoint(one.codePointAt(0)!));

describe('the fonts of the site', () => {
  it('have what prices, quotation marks and names need', () => {
    for (const one of 'aZ09$&@“”‘’–—…·×') expect(charactersOfSite()).toContain(one);
    expect(FAR_LETTERS).toContain('é');
    expect(charactersOfSite()).not.toContain('é');
  });

  it('hold every character that pages are written in', () => {
    // Signs that the fonts never had are drawn by the system's.
    expect(missingIn('text', charactersOfSite()).filter((one) => one < '\u0100')).toEqual([]);
    expect(missingIn('display', charactersOfSite()).filter((one) => one < '\u0100')).toEqual([]);
  });

  it('hold accented letters apart', () => {
    expect(missingIn('text-far', FAR_LETTERS)).toEqual([]);
    expect(missingIn('display-far', FAR_LETTERS)).toEqual([]);
    expect(open('text').hasGlyphForCodePoint('é'.codePointAt(0)!)).toBe(false);
  });

  it('keep the axes that styles use, and no other', () => {
    expect(open('display').variationAxes).toMatchObject({ wdth: { min: 50, max: 100 } });
    expect(open('display').variationAxes).not.toHaveProperty('wght');
    expect(open('text').variationAxes).toMatchObject({ wght: { min: 400, max: 700 } });
  });

  it('weigh little: the two that every page shows are below 30 KB', () => {
    expect(sizes.display! + sizes.text!).toBeLessThan(30 * 1024);
  });
});
