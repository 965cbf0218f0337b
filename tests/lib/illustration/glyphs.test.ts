import { describe, expect, test } from 'vitest';
import { drawScript, JIDARAN, tellScript } from '#lib/illustration/glyphs';

describe('the script of Jidara', () => {
  test('writes every letter with one sign of its own', () => {
    const drawn = [...'JIDARNSE'].map((letter) => drawScript(letter).markup);
    expect(new Set(drawn).size).toBe(8);
  });

  test('can be solved: the same letter is the same sign, in both lines', () => {
    const signs = (text: string) => [...drawScript(text).markup.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
    const name = signs('JIDARA');
    expect(name[3]).toBe(name[5]);
    expect(signs('DARE AND RISE').slice(0, 3)).toEqual([name[2], name[3], name[4]]);
  });

  test('can be solved by ear', () => {
    expect(tellScript('DARE AND')).toBe('lamp, bolt, cup, chair; bolt, flag, lamp');
  });

  test('refuses what it has no sign for', () => {
    expect(() => drawScript('GATE')).toThrow('no sign for "G"');
    expect(JIDARAN.test('DARE AND RISE')).toBe(true);
    expect(JIDARAN.test('Dare')).toBe(false);
  });
});
