import { HIT, hostileStudies } from '../factories/hostile-study.ts';
import { DESK, draft, jsonOf, openDesk } from './preview-desk.ts';
import { expect, test, type Page } from './test.ts';

/** Records what a hostile paste may cause: scripts, dialogs, requests to other hosts but for pictures, errors. Missing pictures are no error. */
async function watchAttacks(page: Page, baseURL: string): Promise<string[]> {
  const attacks: string[] = [];
  await page.exposeFunction(HIT, () => void attacks.push('a script ran'));
  page.on('dialog', (dialog) => {
    attacks.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    // Pictures and films may be of other sites.
    const isMedia = protocol === 'https:' && ['image', 'media'].includes(request.resourceType());
    if (origin !== baseURL && !isMedia && protocol !== 'blob:' && protocol !== 'data:')
      attacks.push(`foreign: ${request.url()}`);
  });
  page.on('pageerror', (error) => attacks.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) attacks.push(message.text());
  });
  return attacks;
}

test('a hostile paste runs nothing, fetches nothing and hides nothing', { tag: '@full' }, async ({ page, baseURL }) => {
  const attacks = await watchAttacks(page, baseURL!);
  const { load, banner, messages } = await openDesk(page);
  const bad = [`javascript:${HIT}()`, `data:text/html,<script>${HIT}()</script>`, '//evil.example/a.png'];
  const studies = bad.map((address, index) => ({
    ...draft({ id: index + 1, slug: `hostile-${index}`, company: `Hostile ${index}` }),
    title: `\u202eevil <img src=x onerror=${HIT}()>`,
    companyLogo: address,
    heroImage: address,
    coverImage: address,
    videoUrl: address,
    ctaUrl: address,
    gallery: [address, { url: address, alt: '"onload="x' }],
    primaryColor: 'url(https://evil.example/c)',
    titleFontFamily: 'x;position:fixed;background:url(//evil.example)',
    body: `[press me](${address}) ![see](${address}) <a href="${address}">and me</a> <script>${HIT}()</script>`,
    standings: [{ team: 'Winners', score: '1', width: '100%;background:url(//evil.example)' }],
  }));
  await load(jsonOf(...studies).replace('{', '{ "__proto__": { "polluted": 1 }, "constructor": { "prototype": 1 },'));
  await expect(page.getByText('3 case studies are loaded.')).toBeVisible();
  for (const index of bad.keys()) {
    await page
      .getByRole('link', { name: `Hostile ${index}: evil <img` })
      .first()
      .click();
    const article = page.getByRole('article');
    await expect(article).toContainText('press me');
    await expect(article.locator('script, iframe, [onerror], [style*="url("]')).toHaveCount(0);
    const text = article.getByText('press me').first();
    await expect(text).toHaveJSProperty('localName', 'p');
    await text.click();
    await expect(banner).toBeInViewport();
    await article.evaluate((whole) => whole.scrollIntoView({ block: 'end' }));
    await expect(banner).toBeInViewport();
  }
  expect(await page.evaluate(() => (({}) as { polluted?: unknown }).polluted)).toBeUndefined();
  expect(
    await page.evaluate(() => /[\u202a-\u202e\u2066-\u2069]/.test(document.querySelector('main')!.innerText)),
  ).toBe(false);

  await load(jsonOf(draft({ body: 'a'.repeat(5_000_000) })));
  await expect(messages).toHaveText(['The text is larger than 1 MB, which is the most that a preview takes']);
  await load(JSON.stringify(Array.from({ length: 101 }, (_, id) => draft({ id, slug: `s-${id}` }))));
  await expect(messages).toHaveText(['At most 100 case studies fit into a preview, and this list has 101']);
  await load('['.repeat(500_000));
  await expect(messages).toHaveText([/^Invalid JSON format: nested more than 32 levels deep/]);
  expect(attacks).toEqual([]);

  await load(jsonOf(draft({ body: `${'> '.repeat(9000)}deep`, company: 'Deep' })));
  await page.getByRole('link', { name: 'Deep: Lighthouse Hunt' }).first().click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(banner).toBeInViewport();
  expect(attacks).toEqual([]);
});

test('hostile studies are as harmless in the library', { tag: '@full' }, async ({ page, baseURL }) => {
  const attacks = await watchAttacks(page, baseURL!);
  const { load } = await openDesk(page, `${DESK}&as-of=9999-12-31`);
  await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.continue()));
  page.removeAllListeners('console');
  await load(JSON.stringify(hostileStudies(40, 7)));
  await expect(page.getByText('40 case studies are loaded.')).toBeVisible();
  await page.getByRole('link', { name: 'See them in the library' }).click();
  await expect(page.getByText('40 of 40 case studies')).toBeVisible();
  await expect(page.getByText('Preview, not published: only this browser sees these case studies.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('<script>');
  await expect(page.getByText(/^\d+ of 40 case studies/)).toBeVisible();
  expect(attacks).toEqual([]);
});
