import { caseStudy } from '../../factories/case-study.ts';
import { jsonOf, openDesk } from '../preview-desk.ts';
import { expect, test } from '../test.ts';

const WORD = 'Donaudampfschifffahrtsgesellschaft';
const ADDRESS = 'https://intranet.example.com/teams/people-and-culture/2026/summer-party-budget-and-approvals';

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
  const expectNoOverflow = async (where: string) => {
    for (const width of [320, 390, 600, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const findWideParts = () =>
        page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          if (scrollWidth <= clientWidth) return [];
          const isScrollable = (part: Element) => getComputedStyle(part).overflowX !== 'visible';
          const parts = [...document.querySelectorAll('body *')].filter((part) => {
            let parent = part.parentElement;
            while (parent && parent !== document.body && !isScrollable(parent)) parent = parent.parentElement;
            return parent === document.body && part.getBoundingClientRect().right > clientWidth + 1;
          });
          return parts
            .slice(0, 8)
            .map((part) => `${part.tagName} ${part.className}: ${part.textContent?.slice(0, 40)}`);
        });
      await expect.poll(findWideParts, `${where} at ${width} px`).toEqual([]);
    }
  };
  await expectNoOverflow('the article');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'See them in the library' }).click();
  await expect(page.getByText('1 of 1 case studies')).toBeVisible();
  await expectNoOverflow('the library');
});
