import type { Page } from './test.ts';

/** Keeps all scripts of the framework back until the function that it resolves with is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let comes = () => {};
  const awaited = new Promise<void>((resolve) => (comes = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await awaited;
    await route.continue();
  });
  return comes;
}
