import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROMISE } from '#lib/quote/quote-state';

const CONTENT = globSync(['content/*.yaml', 'content/pages/*.md']).map((file) => ({
  file,
  text: readFileSync(file, 'utf8').replace(/\s+/g, ' '),
}));

it('the pages promise ideas and a quote in the same words as the score sheet', () => {
  const promising = CONTENT.filter(({ text }) => /ideas and (?:a|the)(?: written)? quote/i.test(text));
  expect(promising.map(({ file }) => file).toSorted()).toEqual([
    'content/faqs.yaml',
    'content/pages/confirmation.md',
    'content/pages/get-a-quote.md',
  ]);
  for (const { file, text } of promising) expect(text, file).toContain(PROMISE);
});
