import { expect, type Page } from 'playwright/test';

/** Expects at several widths that the page does not scroll sideways; else lists the elements beyond the right edge. */
export async function expectNoWideParts(page: Page, where: string): Promise<void> {
  for (const width of [320, 390, 600, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(findWideParts), `${where} at ${width} px`).toEqual([]);
  }
}

function findWideParts(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isScrollable = (part: Element) => getComputedStyle(part).overflowX !== 'visible';
  const parts = [...document.querySelectorAll('body *')].filter((part) => {
    let parent = part.parentElement;
    while (parent && parent !== document.body && !isScrollable(parent)) parent = parent.parentElement;
    return parent === document.body && part.getBoundingClientRect().right > clientWidth + 1;
  });
  return parts.slice(0, 8).map((part) => `${part.tagName} ${part.className}: ${part.textContent?.slice(0, 40)}`);
}
