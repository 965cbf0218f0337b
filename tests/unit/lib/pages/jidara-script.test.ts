import { describe, expect, test } from 'vitest';
import { writeScript, JIDARA_TEXT, describeScript, shiftLetters } from '#lib/pages/jidara-script';

describe('the script of Jidara', () => {
  test('has a different sign for every letter', () => {
    const drawn = [...'JIDARNSE'].map((letter) => writeScript(letter).markup);
    expect(new Set(drawn).size).toBe(8);
  });

  test('draws the same letter as the same sign in every line', () => {
    const signs = (text: string) => [...writeScript(text).markup.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
    const name = signs('JIDARA');
    expect(name[3]).toBe(name[5]);
    expect(signs('DARE AND RISE').slice(0, 3)).toEqual([name[2], name[3], name[4]]);
  });

  test('describes a line by the names of its signs', () => {
    expect(describeScript('DARE AND')).toBe('lamp, bolt, cup, chair; bolt, flag, lamp');
  });

  test('reads a line differently at each of the eight places of the ring, and once as it is', () => {
    const readings = [0, 1, 2, 3, 4, 5, 6, 7].map((places) => shiftLetters('DARE AND RISE', places));
    expect(readings[0]).toBe('DARE AND RISE');
    expect(readings[1]).toBe('ARNJ RSA NDEJ');
    expect(new Set(readings).size).toBe(8);
    expect(shiftLetters('JIDARA', 9)).toBe(shiftLetters('JIDARA', 1));
  });

  test('throws for a letter without a sign', () => {
    expect(() => writeScript('GATE')).toThrow('no sign for "G"');
    expect(JIDARA_TEXT.test('DARE AND RISE')).toBe(true);
    expect(JIDARA_TEXT.test('Dare')).toBe(false);
  });
});
