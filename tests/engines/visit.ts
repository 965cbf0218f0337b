import { isHydrated } from '../e2e/watch-page.ts';
import type { BrowserWindow } from './browser-window.ts';
import { expect } from './test.ts';

/** Waits until a function returns something truthy in the page, also across navigations. */
export async function until<Args extends unknown[]>(
  window: BrowserWindow,
  script: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  const isSo = () => window.run(script, ...args).then(Boolean, () => false);
  await expect.poll(isSo, { message: [script, ...args].join(' '), intervals: [50] }).toBe(true);
}

/** Clicks the first visible element of a selector, with this text or label, once it stays in place and is not covered. */
export async function click(window: BrowserWindow, selector: string, text = ''): Promise<void> {
  let [last, point]: ({ x: number; y: number } | undefined)[] = [];
  const isStill = async () => {
    last = point;
    point = await window.run(findPoint, selector, text).catch(() => undefined);
    return Boolean(point && point.x === last?.x && point.y === last.y);
  };
  await expect.poll(isStill, { message: `a place to click ${selector} ${text}`, intervals: [50] }).toBe(true);
  await window.click(point!.x, point!.y);
}

/** Waits until the page shows a text. */
export function untilShown(window: BrowserWindow, text: string): Promise<void> {
  return until(window, (text) => document.body.innerText.includes(text), text);
}

/** Hydrates the page by a movement of the mouse, and waits until that is done. */
export async function hydrate(window: BrowserWindow): Promise<void> {
  await window.move(120, 160);
  await window.move(140, 180);
  await until(window, isHydrated);
}

/** Runs in the page: scrolls the element into view and returns its center, in CSS pixels of the viewport. */
function findPoint(selector: string, text: string): { x: number; y: number } | undefined {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      (candidate.getAttribute('aria-label') ?? candidate.innerText).includes(text),
  );
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box] = element?.getClientRects() ?? [];
  if (!element || !box) return undefined;
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  return element.contains(document.elementFromPoint(point.x, point.y)) ? point : undefined;
}
