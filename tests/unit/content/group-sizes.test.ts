import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCaseStudies } from '#lib/case-studies/read';
import { isCompared } from '#lib/pages/compare-games';
import { getExperiences, getGames } from '#lib/pages/read';
import { PRICE_LIST } from '#lib/quote/price-list';

const RANGE = /\b(\d[\d,]*)(?: to |-)(\d[\d,]*)(?= (?:people|players|guests)\b)/g;
const toNumber = (text: string) => Number(text.replaceAll(',', ''));

const games = getGames().filter(isCompared);
const played = readCaseStudies().entries.map(({ data }) => data.participants);
const bands = PRICE_LIST.bands.map(({ upTo }) => upTo);
const ENDS = {
  smallest: new Set([
    ...games.map(({ smallest }) => smallest),
    Math.min(...played),
    1,
    ...bands,
    ...bands.map((end) => end + 1),
  ]),
  largest: new Set([...games.map(({ largest }) => largest), Math.max(...played), ...bands]),
};

describe('group sizes', () => {
  it.each(globSync(['content/pages/*.md', 'content/*.yaml']).sort())(
    'in %s are those of games, events or prices',
    (file) => {
      const ranges = [...readFileSync(file, 'utf8').matchAll(RANGE)];
      const wrong = ranges.filter(
        ([, from = '', to = '']) => !ENDS.smallest.has(toNumber(from)) || !ENDS.largest.has(toNumber(to)),
      );
      expect(wrong.map(([text]) => text)).toEqual([]);
    },
  );

  it('in the menu are those of games', () => {
    const ranges = getExperiences().filter(({ typeOfEvent }) => typeOfEvent !== 'homeschool');
    for (const { title, people } of ranges) {
      const [from = '', to = ''] = people.split(' to ');
      expect([title, ENDS.smallest.has(toNumber(from)), ENDS.largest.has(toNumber(to))]).toEqual([title, true, true]);
    }
  });
});
