import { parseArgs } from 'node:util';
import { walkContent } from './interactions/content-walk.ts';
import { PHONE_OPTIONS, phoneMaker } from './interactions/slowed-phone.ts';
import { walkQuote } from './interactions/quote-walk.ts';
import { median } from './median.ts';
import { openSite } from './open-site.ts';

/*
 * `npm run audit -- interactions [--only content|quote --rounds 3 --slowdown 4 --phone 560]`: measures how long each tap, key and choice on
 * content pages and in the quote wizard takes until the next paint, by the browser's Event Timing (in steps of 8 ms) on a throttled CPU.
 * Exits with 1 when one of them takes over 100 ms, or when the median of an interaction is over 50 ms, except for the first tap on a page.
 * Taps on a page with only one question and one field are the floor: the time that this machine and its browser need by themselves.
 */
const MAX_MEDIAN_MS = 50;
const MAX_MS = 100;
const WITHOUT_MEDIAN = /^first tap/;
const WITHOUT_LIMIT = /^floor/;
const WALKS = { content: walkContent, quote: walkQuote };

const { values } = parseArgs({
  options: { only: { type: 'string' }, rounds: { type: 'string', default: '3' }, ...PHONE_OPTIONS },
});
const walks = Object.entries(WALKS).filter(([name]) => [undefined, name].includes(values.only));
const times = new Map<string, number[]>();
const note = (interaction: string, time: number) =>
  void times.set(interaction, [...(times.get(interaction) ?? []), time]);

await openSite(async ({ origin, browser }) => {
  const phones = phoneMaker(browser, values);
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [, walk] of walks) await walk(origin, phones.open, note);
  console.log(phones.describe());
});
const rows = [...times].map(([interaction, samples]) => ({
  interaction,
  samples: samples.length,
  median: Math.round(median(samples)),
  worst: Math.round(Math.max(...samples)),
}));
console.table(rows);
const slow = rows.filter(
  ({ interaction, median, worst }) =>
    !WITHOUT_LIMIT.test(interaction) &&
    (worst > MAX_MS || (median > MAX_MEDIAN_MS && !WITHOUT_MEDIAN.test(interaction))),
);
if (slow.length > 0) console.error(`Too slow: ${slow.map(({ interaction }) => interaction).join(', ')}`);
process.exitCode = rows.length === 0 || slow.length > 0 ? 1 : 0;
