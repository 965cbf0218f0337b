import { expect, test, type Page } from './test.ts';
import { watchPage } from './watch-page.ts';

const ROUTE = '/case-studies/lumenfold-mission-mural-dash';
/** The address follows an opened picture a frame or two later. */
const HASH = 'location.hash';

test('a late cover picture shifts nothing below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { promise: measured, resolve: letItCome } = Promise.withResolvers<void>();
  await page.route('**/hero.svg', async (route) => {
    await measured;
    await route.continue();
  });
  await page.goto(ROUTE, { waitUntil: 'domcontentloaded' });
  const board = page.locator('#the-board');
  const isThere = () => board.evaluate((picture: HTMLImageElement) => picture.complete);
  const topOfText = () =>
    page
      .locator('main article h2')
      .first()
      .evaluate((heading) => heading.getBoundingClientRect().top);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await isThere()).toBe(false);
  const before = await topOfText();
  letItCome();
  await expect.poll(isThere).toBe(true);
  expect(await topOfText()).toBeCloseTo(before, 0);
});

test('a picture opens over the page, keys move between pictures, and closing restores the focus', async ({ page }) => {
  const watch = watchPage(page);
  await page.goto(ROUTE);
  await page.locator('#picture-2').click();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await expect(dialog).toContainText('2 of 6');
  await expect.poll(() => page.evaluate(HASH)).toBe('#picture-2');
  await page.keyboard.press('End');
  await expect(dialog).toContainText('6 of 6');
  for (const button of await dialog.getByRole('button').all()) {
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY), 'the page behind stays where it is').toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#picture-6')).toBeFocused();
  await expect.poll(() => page.evaluate(HASH)).toBe('');
  expect(watch.errors).toEqual([]);
});

test('a click beside the picture closes it', async ({ page }) => {
  await page.goto(`${ROUTE}#picture-1`);
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await expect(dialog).toContainText('1 of 6');
  await dialog.locator('img').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 300);
  await expect(dialog).toHaveCount(0);
});

test('the address of a picture opens it without interaction, at every width', { tag: '@full' }, async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await page.goto(`${ROUTE}#picture-3`);
    const dialog = page.getByRole('dialog', { name: 'Pictures' });
    await expect(dialog).toContainText('3 of 6');
    const overflow = await dialog.evaluate((box) => [
      box.scrollWidth - box.clientWidth,
      box.scrollHeight - box.clientHeight,
    ]);
    expect(overflow, `overflow at ${width} px`).toEqual([0, 0]);
    expect((await dialog.locator('img').boundingBox())!.height).toBeGreaterThan(120);
  }
});

test('the film is a poster until it is clicked, and plays with its captions', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => /\.(mp4|vtt)$/.test(request.url()) && films.push(request.url()));
  await page.goto(ROUTE);
  await page.getByRole('link', { name: 'Play the film' }).scrollIntoViewIfNeeded();
  expect(films).toEqual([]);
  await page.getByRole('link', { name: 'Play the film' }).click();
  const film = page.locator('main video');
  await expect(film).toBeFocused();
  await expect
    .poll(() => films.map((url) => url.replace(/.*\./, '')).sort())
    .toEqual(expect.arrayContaining(['mp4', 'vtt']));
});

test('without JavaScript pictures and film open as files, and a message can be sent', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(ROUTE);
  await expect(page.getByRole('link', { name: 'Play the film' })).toHaveAttribute('href', /\.mp4$/);
  await expect(page.getByRole('link', { name: 'Send it by email' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=.*body=.*http/,
  );
  await expect(page.getByRole('button', { name: /link/ })).toBeHidden();
  await page.locator('#picture-1').click();
  await expect(page).toHaveURL(/gallery-1\.svg$/);
  await context.close();
});

/** Delays the next page by `late` milliseconds after the click that leads to it, and records what moves then. */
async function watchShifts(page: Page, late: number): Promise<() => Promise<string | null>> {
  await page.addInitScript((late) => {
    Object.defineProperty(Event.prototype, 'timeStamp', {
      get(this: Event) {
        return this.type === 'pageswap' ? late : 0;
      },
    });
    addEventListener('pagereveal', ({ viewTransition }) => {
      sessionStorage.setItem('moving', viewTransition ? 'soon' : 'nothing');
      void viewTransition?.ready.then(() => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        sessionStorage.setItem('moving', JSON.stringify(moving));
      });
    });
  }, late);
  return () => page.evaluate(() => sessionStorage.getItem('moving'));
}

test('the picture of a card transitions into the picture of its study, except under reduced motion', async ({
  page,
}) => {
  const nameOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((picture) => getComputedStyle(picture).getPropertyValue('view-transition-name'));
  const moving = await watchShifts(page, 100);
  await page.goto('/case-studies');
  const card = page.locator('main li > a[href^="/case-studies/"]').nth(3);
  const slug = (await card.getAttribute('href'))!.split('/').at(-1)!;
  expect(await nameOf(`[data-study="${slug}"]`)).toBe('none');
  await card.click();
  await expect(page).toHaveURL(new RegExp(`/case-studies/${slug}$`));
  expect(await nameOf(`[data-study="${slug}"]`)).toBe(slug);
  await expect.poll(moving).toContain(`::view-transition-group(${slug})`);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await nameOf(`[data-study="${slug}"]`)).toBe('none');
});

test('a slow study skips the view transition', async ({ page }) => {
  const { errors } = watchPage(page);
  const moving = await watchShifts(page, 101);
  await page.goto('/case-studies');
  await page.evaluate(() => sessionStorage.removeItem('moving'));
  await page.locator('main li > a[href^="/case-studies/"]').nth(3).click();
  await page.waitForURL(/\/case-studies\/[a-z-]+$/);
  await expect.poll(moving).toBe('nothing');
  expect(errors).toEqual([]);
});
