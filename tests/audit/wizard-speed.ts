import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { buildSite, copySite } from '../site/copy-site.ts';
import { startSite } from '../site/start-site.ts';
import { timeOf, watchInteractions } from './interaction-times.ts';
import { watchScripts } from './script-weights.ts';
import { walkWizard } from './wizard-walk.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    walks: { type: 'string', default: '3' },
    slowdown: { type: 'string', default: '4' },
  },
});

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const folder = values.folder ?? copyWithFloor();
const site = await startSite({ folder });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const times = new Map<string, number[]>();
try {
  for (const path of ['/empty', '/get-a-quote']) {
    const page = await (await browser.newContext(PHONE)).newPage();
    const s = watchScripts(page, folder);
    await page.goto(site.origin + path);
    const m = await s.whenStill();
    console.log(path, [...m.values()].reduce((a, b) => a + b, 0) / 1024);
    await page.context().close();
  }
  for (let i = 0; i < Number(values.walks); i += 1) await timeWalk(browser);
} finally {
  await browser.close();
  site.stop();
}
const at = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
console.table(
  [...times].map(([name, all]) => {
    const sorted = all.toSorted((a, b) => a - b);
    return { name, samples: all.length, median: at(sorted, 0.5), p98: at(sorted, 0.98), worst: sorted.at(-1) };
  }),
);

async function timeWalk(b: Browser) {
  const context = await b.newContext(PHONE);
  const page = await context.newPage();
  page.setDefaultTimeout(15000);
  const cdp = await context.newCDPSession(page);
  await watchInteractions(page);
  await page.goto(`${site.origin}/get-a-quote`);
  await page.waitForLoadState('networkidle');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
  await page.waitForTimeout(1500);
  await walkWizard(page, async (name, act) => {
    const t = await timeOf(page, act);
    times.set(name, [...(times.get(name) ?? []), t]);
  });
  await context.close();
}

function copyWithFloor(): string {
  const copy = copySite('wizard-speed');
  const file = join(copy, 'app/empty/page.tsx');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    "import { STARTS_AT_LOAD } from '#lib/page-cache/marks';\n" +
      'export const metadata = { other: STARTS_AT_LOAD };\n' +
      'export default function EmptyPage() { return null; }\n',
  );
  buildSite(copy);
  return copy;
}
