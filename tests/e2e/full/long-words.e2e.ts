import { caseStudy } from '../../factories/case-study.ts';
import { LONG_ADDRESS as ADDRESS, LONG_WORD as WORD } from '../../factories/long-words.ts';
import { jsonOf, openDesk } from '../preview-desk.ts';
import { expect, test } from '../test.ts';
import { expectNoWideParts } from '../wide-parts.ts';

/** The study with a word of 34 letters in every text, also as a company name, a city and a team. */
function withLongWords() {
  const study = caseStudy();
  return caseStudy({
    title: WORD,
    fullTitle: `45 people found ${WORD}`,
    shortDescription: `${WORD} looked for a clock: ${ADDRESS}`,
    company: WORD,
    industry: WORD,
    city: `${WORD}, CO, USA`,
    duration: WORD,
    ctaText: WORD,
    stats: study.stats.map((stat) => ({ ...stat, label: WORD, value: WORD })),
    clientMetrics: [{ metric: WORD, unit: WORD, description: WORD }],
    route: study.route.map(() => ({ title: WORD, text: ADDRESS })),
    standings: study.standings.map((row) => ({ ...row, team: WORD, score: WORD })),
    sections: {
      challenge: { title: WORD, content: `${ADDRESS} and \`${ADDRESS}\`` },
      solution: { title: WORD, content: `| ${WORD} | b |\n|---|---|\n| ${ADDRESS} | 2 |` },
      wentWrong: { title: WORD, content: `[${ADDRESS}](/about)` },
    },
    testimonials: study.testimonials.map((one) => ({
      ...one,
      quote: `${WORD}. ${ADDRESS}`,
      author: WORD,
      nameDescription: WORD,
      company: WORD,
    })),
    body: `${WORD} ${ADDRESS}`,
  });
}

test('long words and addresses of a study wrap at every width, in its article and in the library', async ({ page }) => {
  const { load } = await openDesk(page);
  await load(jsonOf({ ...withLongWords(), featured: true }));
  await page
    .getByRole('link', { name: new RegExp(`^${WORD}`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(WORD);
  await expectNoWideParts(page, 'the article');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'See them in the library' }).click();
  await expect(page.getByText('1 of 1 case studies')).toBeVisible();
  await expectNoWideParts(page, 'the library');
});
