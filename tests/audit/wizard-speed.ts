import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { startSite } from '../site/start-site.ts';
import { timeOf } from './interaction-times.ts';
import { copyWithEmptyPage, MOST_OWN_SCRIPTS, weighScripts } from './own-scripts.ts';
import { PHONE_OPTIONS, phoneMaker } from './slowed-phone.ts';
import { walkWizard } from './wizard-walk.ts';

/*
 * `npm run audit:wizard [-- --walks 5 --slowdown 4 --phone 560]`: what the quote page loads beyond an empty page of the same build,
 * and how long each key, press and change of step takes until the next paint, by the browser's own Event Timing (in steps
 * of 8 ms) on a slowed processor. Ends with 1 when the page is heavier than 20 KB, when the median of something takes over 50 ms, or when any
 * of it once takes over 100 ms.
 */
const LONGEST_MEDIAN_MS = 50;
const LONGEST_MS = 100;

const { values } = parseArgs({ options: { walks: { type: 'string', default: '3' }, ...PHONE_OPTIONS } });

const folder = copyWithEmptyPage('wizard-speed');
const site = await startSite({ folder });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const phones = phoneMaker(browser, values);
const times = new Map<string, number[]>();
let own: number;
try {
  const weights = await weighScripts(browser, { origin: site.origin, folder }, '/get-a-quote');
  own = weights.own;
  console.table({
    'empty page': kb(weights.floor),
    'quote page': kb(weights.whole),
    'its own': kb(own),
    'at most': kb(MOST_OWN_SCRIPTS),
    'for later steps': kb(weights.later),
  });
  for (let walk = 0; walk < Number(values.walks); walk += 1) await timeWalk();
} finally {
  await browser.close();
  site.stop();
}

const rows = [...times].map(([interaction, samples]) => {
  const sorted = samples.toSorted((left, right) => left - right);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return { interaction, samples: sorted.length, median: at(0.5), p98: at(0.98), worst: at(1) };
});
console.table(rows);
console.log(phones.tell());
const slow = rows.filter(({ median, worst }) => median > LONGEST_MEDIAN_MS || worst > LONGEST_MS);
if (slow.length > 0) console.error(`Too slow: ${slow.map(({ interaction }) => interaction).join(', ')}`);
if (own > MOST_OWN_SCRIPTS) console.error(`Heavier than ${kb(MOST_OWN_SCRIPTS)} KB.`);
process.exitCode = slow.length > 0 || own > MOST_OWN_SCRIPTS ? 1 : 0;

function kb(bytes: number): number {
  return Number((bytes / 1024).toFixed(1));
}

/** One whole way through the wizard on a slowed processor. */
async function timeWalk(): Promise<void> {
  const { page, finger, slowDown } = await phones.open();
  await page.goto(`${site.origin}/get-a-quote`);
  await page.waitForLoadState('networkidle');
  await slowDown();
  // What the page does by itself after loading is slowed, too, and belongs to no interaction.
  await page.waitForTimeout(1500);
  await walkWizard(page, finger, async (interaction, act) => {
    const time = await timeOf(page, act);
    times.set(interaction, [...(times.get(interaction) ?? []), time]);
  });
  await page.context().close();
}
