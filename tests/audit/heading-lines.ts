import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { listedPaths } from '../site/listed-paths.ts';
import { startSite } from '../site/start-site.ts';

/*
 * `npm run audit:headings`: the lines of every heading of every page of the last build, at four widths. Ends with 1 when a
 * heading of four words or more leaves a short word alone on its last line.
 */
const WIDTHS = [360, 768, 1440, 2400];
/** A last line this much shorter than the longest one looks forgotten. */
const SHORT = 0.35;
/** Fewer words cannot be set in another way. */
const FEWEST_WORDS = 4;

type Line = { words: string[]; width: number };

const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
let headings = 0;
const orphans: string[] = [];
try {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = listedPaths(sitemap);
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(site.origin + path);
      await page.evaluate(() => document.fonts.ready);
      const found = await page.locator('h1, h2, h3').filter({ visible: true }).evaluateAll(linesOf);
      headings += found.length;
      for (const lines of found) if (isOrphaned(lines)) orphans.push(`${width} px ${path}: ${written(lines)}`);
    }
    await page.close();
  }
} finally {
  await browser.close();
  site.stop();
}
console.log(`${headings} headings, ${orphans.length} with a word left alone`);
for (const orphan of orphans) console.error(orphan);
process.exitCode = orphans.length > 0 ? 1 : 0;

function isOrphaned(lines: Line[]): boolean {
  const last = lines.at(-1);
  const words = lines.flatMap((line) => line.words);
  if (!last || last.words.length > 1 || words.length < FEWEST_WORDS) return false;
  return last.width < SHORT * Math.max(...lines.map(({ width }) => width));
}

function written(lines: Line[]): string {
  return lines.map(({ words }) => words.join(' ')).join(' / ');
}

/** Runs in the page: the words of each heading, by the line on which they stand. */
function linesOf(elements: Element[]): Line[][] {
  const SAME_LINE = 12;
  return elements.map((heading) => {
    const lines: (Line & { bottom: number })[] = [];
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('.visually-hidden')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { bottom, width } = range.getBoundingClientRect();
        if (width === 0) continue;
        const line = lines.at(-1);
        if (line && Math.abs(line.bottom - bottom) < SAME_LINE) {
          line.words.push(word);
          line.width += width;
        } else lines.push({ words: [word], width, bottom });
      }
    }
    return lines;
  });
}
