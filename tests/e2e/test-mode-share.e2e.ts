import type { CaseStudy } from '#lib/case-studies/schema';
import { BAD_LINKS, openBadLink } from '../factories/bad-links.ts';
import { recordRequests } from '../servers/record-requests.ts';
import { DESK, draft, jsonOf, openDesk } from './preview-desk.ts';
import { expect, test } from './test.ts';
import { watchPage } from './watch-page.ts';

const STORED = 'case-studies-test-mode';

test('a share link shows the studies in another browser, and its content is never sent to a server', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { load } = await openDesk(page);
  await load(jsonOf(draft({ title: 'Zanzibar Zeppelin' })));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/^The link is copied\./)).toBeVisible();
  await page.getByText('Show a code for a phone in the room').click();
  await expect(page.getByRole('img', { name: 'QR code of the share link' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const packed = link.replace(/^.*#share=1\./, '');
  expect(link).toBe(`${baseURL}${DESK}#share=1.${packed}`);

  const recorder = await recordRequests(baseURL!);
  const receiver = await browser.newContext();
  try {
    const other = await receiver.newPage();
    const watch = watchPage(other);
    const stored = () => other.evaluate((key) => localStorage.getItem(key), STORED);
    const hers = await openDesk(other, recorder.origin + DESK);
    await hers.load(jsonOf(draft({ company: 'Hers' })));
    const own = await stored();
    await other.goto('about:blank');
    await other.goto(link.replace(baseURL!, recorder.origin));
    await expect(
      other.getByText('Someone shared 1 case study. What you loaded yourself stays as it is.'),
    ).toBeVisible();
    await expect(other.getByRole('link', { name: 'Hers: Lighthouse Hunt' })).toBeVisible();
    await expect(other.getByText('Zanzibar')).toHaveCount(0);
    expect(await stored()).toBe(own);
    await other.getByRole('button', { name: 'Preview them' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Zanzibar Zeppelin');
    await expect(other.getByText('Preview, not published', { exact: true })).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(
      other.getByText('Preview, not published: somebody shared this, and only this tab shows it'),
    ).toBeVisible();
    expect(await stored()).toBe(own);
    await other.reload();
    await expect(other.getByRole('link', { name: 'Hers: Lighthouse Hunt' })).toBeVisible();
    expect(await stored()).toBe(own);
    expect(watch.errors).toEqual([]);

    expect(recorder.sent()).toContain('GET /case-studies/preview?test-mode=true HTTP/1.1');
    for (const piece of [packed.slice(0, 20), packed.slice(-20), 'share', 'Zanzibar', 'Zeppelin']) {
      expect(recorder.sent(), piece).not.toContain(piece);
    }
  } finally {
    recorder.stop();
    await receiver.close();
  }
});

test('three complete studies fit into a link', async ({ page, request }) => {
  const { caseStudies } = (await (await request.get('/api/case-studies')).json()) as { caseStudies: CaseStudy[] };
  const edited = caseStudies.slice(0, 3).map((study) => ({
    ...study,
    title: `${study.title}, again`,
    fullTitle: `${study.fullTitle}, and back`,
    shortDescription: `Last year: ${study.shortDescription}`,
    sections: { ...study.sections, challenge: study.sections.solution, solution: study.sections.challenge },
  }));
  const added = [draft(), draft({ id: 902, slug: 'second' }), draft({ id: 903, slug: 'third' })];
  const { load } = await openDesk(page);
  for (const list of [
    [...edited, ...caseStudies.slice(3)],
    [...caseStudies, ...added],
  ]) {
    await load(jsonOf(...list));
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  }
});

test('a damaged, newer or oversized link is refused with a friendly message', { tag: '@full' }, async ({ page }) => {
  const watch = watchPage(page);
  await openDesk(page);
  for (const [name, [fragment, words]] of Object.entries(BAD_LINKS)) {
    await openBadLink(page, fragment);
    await expect(page.getByRole('region', { name: 'Shared with you' }).getByRole('alert'), name).toHaveText(words);
  }
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(DESK);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(watch.errors).toEqual([]);
});
