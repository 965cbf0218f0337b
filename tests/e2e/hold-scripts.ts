import type { Page } from './test.ts';

/** Delays all scripts of the framework. Resolves with a function that releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  let releaseScripts = () => {};
  const awaited = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await awaited;
    await route.continue();
  });
  return releaseScripts;
}
