import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from './test.ts';
import { PAGE_ROUTES } from './routes.ts';

for (const route of PAGE_ROUTES) {
  test(`${route} opens with one h1, no error, no foreign request and no accessibility finding`, async ({
    page,
    baseURL,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL!) && !/^(data|blob):/.test(request.url()))
        errors.push(`foreign: ${request.url()}`);
    });
    page.on(
      'response',
      (response) => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`),
    );

    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    expect(await page.title()).not.toBe('');

    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `horizontal overflow at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await layOutAll(page);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual([]);
    expect(errors).toEqual([]);
  });
}

/** What is far is laid out when somebody comes near, and pushes the rest: all of it now, before sizes and places are looked at. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const far of document.querySelectorAll<HTMLElement>('main > section, [data-far]'))
      far.style.contentVisibility = 'visible';
    await document.fonts.ready;
    await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
  });
}
