import type { Page } from 'playwright';
import type { Finding } from './engines.ts';

/** Our own measurements, which no engine makes. Each leaves the page as it was, except for its size. */
export type Measure = { name: string; find(page: Page): Promise<Finding[]> };

/** 1280 px at 400 %: nothing is wider than the screen (WCAG 1.4.10), and no text is clipped in its box. */
const reflow: Measure = {
  name: 'reflow',
  async find(page) {
    await page.setViewportSize({ width: 320, height: 256 });
    return page.evaluate(findOverflow);
  },
};

/** WCAG 1.4.12: with this text spacing nothing is clipped and nothing is wider than the screen. */
const spacing: Measure = {
  name: 'spacing',
  async find(page) {
    await page.setViewportSize({ width: 390, height: 844 });
    const clippedBefore = await page.evaluate(findClippedText);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `*:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
         p { margin-bottom: 2em !important; }`,
      );
      document.adoptedStyleSheets.push(sheet);
    });
    const wide = await page.evaluate(findOverflow);
    const clipped = (await page.evaluate(findClippedText)).filter(
      ({ where }) => !clippedBefore.some((before) => before.where === where),
    );
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    return [...wide, ...clipped];
  },
};

/** WCAG 2.5.8: 24 px for every target that is not in a line of text; 44 px in forms. */
const targets: Measure = {
  name: 'targets',
  async find(page) {
    await page.setViewportSize({ width: 390, height: 844 });
    return page.evaluate(() => {
      const found: { rule: string; where: string }[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, input, select, textarea, [role=option]',
      )) {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (element.matches('input[type=hidden], [tabindex="-1"]') || element.closest('[aria-hidden=true], [inert]'))
          continue;
        // The label of a radio button or checkbox belongs to its target.
        const label = element.matches('[type=radio], [type=checkbox]') ? element.closest('label') : null;
        const { width, height } = (label ?? element).getBoundingClientRect();
        if (width <= 1 || height <= 1) continue;
        const isInText =
          getComputedStyle(element).display === 'inline' && element.closest('p, li, td, dd, address, label');
        const least = element.closest('form') && !element.matches('a') ? 44 : 24;
        if (!isInText && (width < least || height < least)) {
          const size = `${Math.round(width)} x ${Math.round(height)}`;
          found.push({ rule: `under ${least} px`, where: `${size} ${element.outerHTML.slice(0, 100)}` });
        }
      }
      return found;
    });
  },
};

/** At 200 % all body text is twice as large (WCAG 1.4.4), though the page has half the width. Larger text may grow less. */
const zoom: Measure = {
  name: 'zoom',
  async find(page) {
    const sizes = () =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const sizes: { size: number; text: string }[] = [];
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement;
          const text = walker.currentNode.textContent?.trim() ?? '';
          if (!parent || !text || parent.closest('svg, script, style, noscript')) continue;
          sizes.push({ size: parseFloat(getComputedStyle(parent).fontSize), text: text.slice(0, 60) });
        }
        return sizes;
      });
    await page.setViewportSize({ width: 1280, height: 800 });
    const before = await sizes();
    await page.setViewportSize({ width: 640, height: 400 });
    const after = await sizes();
    const RUNNING = 20;
    return before.flatMap(({ size, text }, index) => {
      const now = after[index]?.size ?? 0;
      const isEnough = now >= Math.min(size, RUNNING) - 0.01;
      return isEnough ? [] : [{ rule: 'grows less than 2x', where: `${size} px, at 200 % ${now * 2} px: ${text}` }];
    });
  },
};

/** WCAG 2.4.11: the focused element is visible, and not covered by the header or the bar at the lower edge. */
const focus: Measure = {
  name: 'focus',
  async find(page) {
    await page.setViewportSize({ width: 1280, height: 720 });
    const found: Finding[] = [];
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      scrollTo(0, 0);
    });
    const MAX_STEPS = 400;
    for (let step = 0; step < MAX_STEPS; step++) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(checkFocused);
      if (seen === 'end') return found;
      if (seen) found.push(seen);
    }
    return [...found, { rule: 'trap', where: 'The end is not reached by the Tab key.' }];
  },
};

/** With reduced motion nothing moves: two screenshots two seconds apart are equal. */
const stillness: Measure = {
  name: 'still',
  async find(page) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    const first = await page.screenshot();
    await page.waitForTimeout(2000);
    const isSame = first.equals(await page.screenshot());
    return isSame ? [] : [{ rule: 'moves', where: 'The first screen changes within 2 s, with reduced motion.' }];
  },
};

/** With forced colors every control still has an edge, and no text has the color of its background. */
const forcedColors: Measure = {
  name: 'forced',
  async find(page) {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const found = await page.evaluate(() => {
      const bare: { rule: string; where: string }[] = [];
      for (const control of document.querySelectorAll<HTMLElement>(
        'main button, main .button, main input:not([type=hidden]), main select, main textarea',
      )) {
        if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (control.matches('[type=radio], [type=checkbox], [tabindex="-1"]')) continue;
        const { borderTopWidth, outlineStyle, backgroundColor, textDecorationLine } = getComputedStyle(control);
        const ground = getComputedStyle(document.body).backgroundColor;
        const isMarked =
          parseFloat(borderTopWidth) > 0 ||
          outlineStyle !== 'none' ||
          textDecorationLine !== 'none' ||
          (backgroundColor !== ground && backgroundColor !== 'rgba(0, 0, 0, 0)');
        if (!isMarked && control.closest('label, fieldset') === null)
          bare.push({ rule: 'no edge', where: control.outerHTML.slice(0, 120) });
      }
      return bare;
    });
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    return found;
  },
};

export const MEASURES: readonly Measure[] = [reflow, spacing, targets, zoom, focus, stillness, forcedColors];

/** Runs in the page: elements that are wider than the screen. Tables may scroll in their own box. */
function findOverflow(): { rule: string; where: string }[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return [{ rule: 'wider than the screen', where: `${scrollWidth} px: ${wide.at(-1)?.outerHTML.slice(0, 120) ?? ''}` }];
}

/** Runs in the page: boxes that clip their own text. */
function findClippedText(): { rule: string; where: string }[] {
  const clips = (style: string) => style === 'hidden' || style === 'clip';
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      if (element.closest('svg') || !element.checkVisibility() || !element.innerText?.trim()) return false;
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      // Visually hidden text has a size of one pixel.
      if (width <= 2 || height <= 2 || (position === 'absolute' && width < 4)) return false;
      const isCut = clips(overflowX) && element.scrollWidth > element.clientWidth + 1;
      return isCut || (clips(overflowY) && element.scrollHeight > element.clientHeight + 1);
    })
    .map((element) => ({ rule: 'cuts off text', where: element.outerHTML.slice(0, 120) }));
}

/** Runs in the page: what is wrong with the focused element; `end` when the page has no further one. */
export function checkFocused(): { rule: string; where: string } | 'end' | undefined {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return 'end';
  // A heading that a script focused is read out, not operated.
  if (element.matches('[tabindex="-1"]')) return undefined;
  const where = element.outerHTML.slice(0, 120);
  const shown = element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height] as const),
  );
  const isSeen = points.some(([x, y]) => {
    const above = document.elementFromPoint(x, y);
    return above !== null && (shown.contains(above) || above.contains(shown));
  });
  if (!isSeen) return { rule: 'focus is hidden', where };
  const rings = [element, shown, ...shown.querySelectorAll('*')].map((part) => getComputedStyle(part));
  const hasRing = rings.some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
  );
  return hasRing ? undefined : { rule: 'no focus ring', where };
}
