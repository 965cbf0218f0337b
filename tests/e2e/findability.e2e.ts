import { expect, test } from './test.ts';
import { addressProblems } from '../findability/address-problems.ts';
import { machineProblems } from '../findability/machine-problems.ts';
import { brokenLinks, crawlSite, type Crawl } from '../findability/crawl.ts';
import { pageProblems } from '../findability/page-problems.ts';
import { repeatedTexts } from '../findability/repeated-texts.ts';
import { fetchShareCard } from '../findability/share-card.ts';
import { PAGE_ROUTES } from './routes.ts';

let crawl: Crawl;

test.beforeAll(async ({ baseURL }) => {
  crawl = await crawlSite(baseURL!);
});

test('every page has complete metadata for search engines and link previews', async ({ baseURL }) => {
  expect([...crawl.pages.keys()].sort()).toEqual([...PAGE_ROUTES].sort());
  const problems: string[] = [];
  for (const page of crawl.pages.values()) {
    const card = await fetchShareCard(baseURL!, page.shared.get('og:image') ?? '');
    const broken = brokenLinks(page, crawl).map((link) => `It leads to ${link}.`);
    const found = [...pageProblems(page), ...card.problems, ...broken];
    problems.push(...found.map((problem) => `${page.path}: ${problem}`));
  }
  expect([...problems, ...repeatedTexts([...crawl.pages.values()])]).toEqual([]);
});

test('sitemap, robots.txt, feeds and llms.txt agree with the pages', async ({ baseURL }) => {
  expect(await machineProblems(baseURL!, crawl)).toEqual([]);
});

test('old, withdrawn, misspelled and unknown addresses are each resolved in one hop', async ({ baseURL }) => {
  expect(await addressProblems(baseURL!, crawl)).toEqual([]);
});

test('a withdrawn page gives the reason, under a policy that allows nothing', async ({ page }) => {
  const answer = await page.goto('/Gift-Cards/');
  expect(answer?.status()).toBe(410);
  expect(answer?.headers()['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page was taken off the board');
  await page.getByRole('link', { name: 'See what we play now' }).click();
  await expect(page).toHaveURL('/team-building/the-experience');
});
