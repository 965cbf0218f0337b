import type { Page } from './test.ts';

type Part = { name: string; top: number; height: number };

/** Pictures are scaled down to this share of their size, so that thin lines still leave a trace. */
const SCREENSHOT_SCALE = 0.25;

/** The tallest band of one color that a section may have, in CSS pixels. */
const MAX_BAND_PX = 600;

/** Takes a full-page screenshot and lists, as sentences, the sections that are of one color, completely or for 600 px. */
export async function emptyParts(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('img:not([popover] img)')].every(
      ({ complete, loading }) => complete && loading !== 'lazy',
    ),
  );
  const missing = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img:not([popover] img)')]
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ src }) => `${src} is missing`),
  );
  const parts = await page.evaluate(partsOfPage);
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { ...cssContentSize, scale: SCREENSHOT_SCALE },
  });
  await session.detach();
  const empty = await page.evaluate(findEmpty, [data, parts, SCREENSHOT_SCALE, MAX_BAND_PX] as const);
  return [...missing, ...empty];
}

/** Runs in the page: the sections of its main element and its footer, in document order. */
function partsOfPage(): Part[] {
  return [
    ...document.querySelectorAll('main > :not(:has(> aside)), main > :has(> aside) > :not(aside), footer'),
  ].flatMap((element, index) => {
    const { top, height } = element.getBoundingClientRect();
    const name = element.id || element.querySelector('h1, h2')?.textContent || element.tagName.toLowerCase();
    const isShown = element.matches('section, footer') && getComputedStyle(element).display !== 'none';
    return height > 40 || (isShown && height === 0)
      ? [{ name: `${index + 1} (${name})`, top: top + scrollY, height }]
      : [];
  });
}

/** Runs in the page: the sections without any content, and the tallest empty band in the others. */
async function findEmpty([picture, parts, scale, band]: readonly [string, Part[], number, number]): Promise<string[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);

  /** Whether a row has one color. */
  const isPlain = Array.from({ length: height }, (_, row) => {
    const start = 4 * row * width;
    for (let at = start; at < start + 4 * width; at += 1)
      if (at % 4 < 3 && Math.abs(data[at]! - data[start + (at % 4)]!) > 2) return false;
    return true;
  });
  return parts.flatMap(({ name, top, height: size }) => {
    // Without the rows that it shares with its neighbors.
    const rows = isPlain.slice(Math.ceil(top * scale) + 1, Math.floor((top + size) * scale) - 1);
    let [highest, current] = [0, 0];
    for (const plain of rows) {
      current = plain ? current + 1 : 0;
      highest = Math.max(highest, current);
    }
    if (size === 0) return [`part ${name} has no height`];
    if (highest === rows.length) return [`part ${name} is empty`];
    return highest > band * scale ? [`part ${name} has ${Math.round(highest / scale)} px of nothing`] : [];
  });
}
