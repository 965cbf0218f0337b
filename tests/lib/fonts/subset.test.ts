import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  charactersInLimelight,
  charactersOfSite,
  FAR_LETTERS,
  farLettersOf,
  isPublicEntry,
  RARE_IN_HEADLINES,
  RARE_SIGNS,
  readPublicContent,
} from '#lib/fonts/characters';
import { subsetFonts } from '#lib/fonts/subset';

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
  it('have what prices, quotation marks and names need', () => {
    for (const one of 'aZ09$&@“”‘’–—…·×') expect(charactersOfSite(content)).toContain(one);
    expect(FAR_LETTERS).toContain('é');
    expect(charactersOfSite(content)).not.toContain('é');
  });

  it('hold every character that pages are written in', () => {
    // Signs that the fonts never had are drawn by the system's.
    const missing = (name: string) => missingIn(name, charactersOfSite(content)).filter((one) => one < '\u0100');
    const near = (rare: string) => [...rare].filter((one) => one < '\u0100').sort();
    expect(missing('text').sort()).toEqual(near(RARE_SIGNS));
    expect(missing('display').sort()).toEqual(near(RARE_IN_HEADLINES));
  });

  it('hold accented letters and rare signs apart', () => {
    expect(missingIn('text-far', FAR_LETTERS + RARE_SIGNS)).toEqual([]);
    expect(missingIn('display-far', FAR_LETTERS + RARE_IN_HEADLINES)).toEqual([]);
    expect(missingIn('text', 'Øß')).toEqual(['Ø', 'ß']);
  });

  it('are asked for by the ranges of what is in them', () => {
    const code = readFileSync('app/fonts.ts', 'utf8');
    for (const [name, signs] of [
      ['text', RARE_SIGNS],
      ['display', RARE_IN_HEADLINES],
    ] as const) {
      const range = new RegExp(`/${name}-far\\.woff2'[^]*?unicode-range',\\s+value: '([^']+)'`).exec(code)?.[1] ?? '';
      expect(charactersIn(range), name).toEqual([...(FAR_LETTERS + signs)].sort().join(''));
    }
  });

  it('hold the accented letters of content with the others where text runs', () => {
    expect(farLettersOf(content)).toContain('é');
    expect(missingIn('text', farLettersOf(content))).toEqual([]);
    expect(farLettersOf(content).length).toBeLessThan(FAR_LETTERS.length / 2);
  });

  it('hold of the title face what is set in it, and all letters for drafts', () => {
    expect(charactersInLimelight(content)).toContain('J');
    expect(missingIn('limelight', charactersInLimelight(content))).toEqual([]);
    expect(missingIn('limelight', 'Jazz Heist')).toEqual([]);
    expect(missingIn('limelight-far', 'AaBbXxQq0189 .,!?’“”–—')).toEqual([]);
    expect(sizes.limelight).toBeLessThan(sizes['limelight-far']! * 0.7);
  });

  it('tell nothing of an entry before its reveal', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    const isPublic = (revealed_on?: unknown) => isPublicEntry({ revealed_on }, now);
    for (const date of ['draft', '2026-11-23', '2026-11-22T12:00:01Z', 'soon'])
      expect(isPublic(date), date).toBe(false);
    for (const date of [null, undefined, '2026-11-21', '2026-11-22T12:00:00Z'])
      expect(isPublic(date), String(date)).toBe(true);
    const early = readPublicContent(new Date('2025-01-01'));
    expect(early.length).toBeGreaterThan(0);
    expect(early.length).toBeLessThan(content.length);
  });

  it('keep kerning and figures of one width, and leave fractions out', () => {
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

  it('keep the axes that styles use, and no other', () => {
    expect(open('display').variationAxes).toMatchObject({ wdth: { min: 50, max: 100 } });
    expect(open('display').variationAxes).not.toHaveProperty('wght');
    expect(open('text').variationAxes).toMatchObject({ wght: { min: 400, max: 700 } });
  });

  it('weigh little: the two that every page shows are below 21 KB', () => {
    expect(sizes.display! + sizes.text!).toBeLessThan(21 * 1024);
  });
});
