import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  collectLimelightCharacters,
  collectCharacters,
  EXTENDED_LETTERS,
  collectExtendedLetters,
  isPublicContent,
  RARE_IN_HEADLINES,
  RARE_SYMBOLS,
  readPublicContent,
} from '#lib/cli/fonts/characters';
import { subsetFonts } from '#lib/cli/fonts/subset';

const content = readPublicContent(new Date());
let folder: string;
let sizes: Record<string, number>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  sizes = await subsetFonts(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const open = (name: string) => fontkit.create(readFileSync(join(folder, `${name}.woff2`))) as Font;
/** The characters of a `unicode-range`, in order. */
const charactersIn = (range: string) =>
  range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
    })
    .sort()
    .join('');
const missingIn = (name: string, characters: string) =>
  [...characters].filter((one) => !open(name).hasGlyphForCodePoint(one.codePointAt(0)!));

describe('the fonts of the site', () => {
  it('contain the characters of prices and quotation marks, and list accented letters separately', () => {
    for (const one of 'aZ09$&@“”‘’–—…·×') expect(collectCharacters(content)).toContain(one);
    expect(EXTENDED_LETTERS).toContain('é');
    expect(collectCharacters(content)).not.toContain('é');
  });

  it('contain every character of the pages', () => {
    // Symbols that the original fonts do not have are drawn with system fonts.
    const missing = (name: string) => missingIn(name, collectCharacters(content)).filter((one) => one < '\u0100');
    const basic = (rare: string) => [...rare].filter((one) => one < '\u0100').sort();
    expect(missing('text').sort()).toEqual(basic(RARE_SYMBOLS));
    expect(missing('display').sort()).toEqual(basic(RARE_IN_HEADLINES));
  });

  it('have accented letters and rare symbols in the extended fonts', () => {
    expect(missingIn('text-extended', EXTENDED_LETTERS + RARE_SYMBOLS)).toEqual([]);
    expect(missingIn('display-extended', EXTENDED_LETTERS + RARE_IN_HEADLINES)).toEqual([]);
    expect(missingIn('text', 'Øß')).toEqual(['Ø', 'ß']);
  });

  it('declare a unicode-range of exactly their extended characters', () => {
    const code = readFileSync('app/fonts.ts', 'utf8');
    for (const [name, symbols] of [
      ['text', RARE_SYMBOLS],
      ['display', RARE_IN_HEADLINES],
    ] as const) {
      const range =
        new RegExp(`/${name}-extended\\.woff2'[^]*?unicode-range',\\s+value: '([^']+)'`).exec(code)?.[1] ?? '';
      expect(charactersIn(range), name).toEqual([...(EXTENDED_LETTERS + symbols)].sort().join(''));
    }
  });

  it('contain the accented letters of the content in the basic text font', () => {
    expect(collectExtendedLetters(content)).toContain('é');
    expect(missingIn('text', collectExtendedLetters(content))).toEqual([]);
    expect(collectExtendedLetters(content).length).toBeLessThan(EXTENDED_LETTERS.length / 2);
  });

  it('contain in Limelight the characters set in it, and all letters for drafts in its extended font', () => {
    expect(collectLimelightCharacters(content)).toContain('J');
    expect(missingIn('limelight', collectLimelightCharacters(content))).toEqual([]);
    expect(missingIn('limelight', 'Jazz Heist ABCDEFG')).toEqual([]);
    expect(missingIn('limelight-extended', 'AaBbXxQq0189 .,!?’“”–—')).toEqual([]);
    expect(sizes.limelight).toBeLessThan(sizes['limelight-extended']! * 0.7);
  });

  it('contain nothing of content before its publish time', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    const isPublicOn = (revealed_on?: unknown) => isPublicContent({ revealed_on }, now);
    for (const date of ['draft', '2026-11-23', '2026-11-22T12:00:01Z', 'soon'])
      expect(isPublicOn(date), date).toBe(false);
    for (const date of [null, undefined, '2026-11-21', '2026-11-22T12:00:00Z'])
      expect(isPublicOn(date), String(date)).toBe(true);
    const published = readPublicContent(new Date('2025-01-01'));
    expect(published.length).toBeGreaterThan(0);
    expect(published.length).toBeLessThan(content.length);
  });

  it('have kerning and tabular figures, and no fractions', () => {
    for (const name of ['display', 'text']) {
      expect(open(name).availableFeatures).toContain('kern');
      expect(open(name).availableFeatures).not.toContain('frac');
    }
    const digitWidths = (name: string) =>
      new Set(
        open(name)
          .layout('0123456789', ['tnum'])
          .glyphs.map(({ advanceWidth }) => advanceWidth),
      );
    expect(digitWidths('display').size).toBe(1);
    expect(digitWidths('text').size).toBe(1);
  });

  it('have only the variation axes that the styles use', () => {
    expect(open('display').variationAxes).toMatchObject({ wdth: { min: 50, max: 100 } });
    expect(open('display').variationAxes).not.toHaveProperty('wght');
    expect(open('text').variationAxes).toMatchObject({ wght: { min: 400, max: 700 } });
  });

  it('are small: the two of every page have less than 21 KB together', () => {
    expect(sizes.display! + sizes.text!).toBeLessThan(21 * 1024);
  });
});
