import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readRevealInstants } from '#lib/content/reveal-instants';
import { INTENT_ID } from '#lib/page-cache/late-loader';
import { flightDigestOf } from '#lib/page-cache/flight-store';
import { inlineHashesOf } from '#lib/page-cache/inline-code';
import { withoutFramework } from '#lib/page-cache/intent';
import { contentSecurityPolicy } from '#lib/page-cache/policy';
import { listedPaths } from '../site/listed-paths.ts';
import { startSite } from '../site/start-site.ts';

/**
 * `npm run audit:pages [-- --fetches 20000]`: fetches the pages of the last build again and again while the server's clock
 * jumps over reveals, so that every page is rendered anew many times, and compares each body with its own header. Ends
 * with 1 when one answer's policy does not name exactly the inline code of its body, or its flight data is not what the server has.
 */
const AT_ONCE = 16;
const FETCHES_PER_JUMP = 400;

const { values } = parseArgs({ options: { fetches: { type: 'string', default: '20000' } } });
const wanted = Number(values.fetches);
const moments = readRevealInstants().flatMap((instant) => [instant - 60_000, instant + 60_000]);

printCost();
const site = await startSite();
const held = new Map<string, Promise<boolean>>();
const seen = { pages: 0, anew: 0, failed: [] as string[] };
try {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = listedPaths(sitemap);
  const started = performance.now();
  let next = 0;
  const fetchOn = async () => {
    while (next < wanted) {
      const turn = next++;
      if (turn % FETCHES_PER_JUMP === 0)
        site.setTime(new Date(moments[(turn / FETCHES_PER_JUMP) % moments.length] ?? 0));
      await check(paths[(turn * 7) % paths.length] ?? '/');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchOn));
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${seen.pages} pages fetched in ${seconds.toFixed(0)} s (${Math.round(seen.pages / seconds)} a second), ` +
      `${seen.anew} of them rendered anew over ${Math.ceil(wanted / FETCHES_PER_JUMP)} jumps of the clock: ` +
      `${seen.failed.length} where body and header differ.`,
  );
  for (const line of seen.failed.slice(0, 20)) console.error(line);
} finally {
  site.stop();
}
process.exitCode = seen.failed.length > 0 || seen.pages !== wanted ? 1 : 0;

/** What the page cache does once per entry, in milliseconds, over all pages of the build. */
function printCost(): void {
  const costs = globSync('.next/server/app/**/*.html').map((file) => {
    const html = readFileSync(file, 'utf8');
    const flight = readFileSync(file.replace(/html$/, 'rsc'));
    const times = Array.from({ length: 9 }, () => {
      const started = performance.now();
      contentSecurityPolicy(inlineHashesOf(withoutFramework(html, flight) ?? html), process.env);
      return performance.now() - started;
    });
    return { file, time: times.sort((left, right) => left - right)[4] ?? 0 };
  });
  const worst = costs.reduce((left, right) => (left.time > right.time ? left : right));
  const mean = costs.reduce((sum, { time }) => sum + time, 0) / costs.length;
  console.log(
    `${costs.length} entries: ${mean.toFixed(2)} ms each, ${worst.time.toFixed(2)} ms at most (${worst.file}).`,
  );
}

/** Whether the server answers this digest with its flight data, or, after a jump back before a reveal, with nothing. */
function isHeld(digest: string): Promise<boolean> {
  const asked =
    held.get(digest) ??
    fetch(`${site.origin}/api/flight/${digest}`).then(async (answer) =>
      answer.status === 204 ? true : flightDigestOf(Buffer.from(await answer.arrayBuffer())) === digest,
    );
  held.set(digest, asked);
  return asked;
}

/** Compares one answer's policy with what its body holds, and the flight data that it names with what the server has under that name. */
async function check(path: string): Promise<void> {
  const answer = await fetch(site.origin + path);
  const html = await answer.text();
  seen.pages += 1;
  if (answer.headers.get('x-nextjs-cache') === 'MISS') seen.anew += 1;
  const policy = answer.headers.get('content-security-policy') ?? '';
  const { scripts, styles, styleAttributes } = inlineHashesOf(html);
  const named = (directive: string) =>
    (new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1] ?? '')
      .split(' ')
      .filter((one) => one.startsWith("'sha256"));
  const isSame = (left: string[], right: string[]) => left.toSorted().join() === right.toSorted().join();
  const data = new RegExp(`id="${INTENT_ID}">(.*?)</script>`).exec(html)?.[1];
  const digest = data === undefined ? undefined : (JSON.parse(data) as { flight: string }).flight;
  const isWhole =
    isSame(scripts, named('script-src')) &&
    isSame(styles, named('style-src')) &&
    isSame(styleAttributes, named('style-src-attr')) &&
    (digest === undefined || (await isHeld(digest)));
  if (!isWhole) seen.failed.push(`${answer.status} ${path} ${answer.headers.get('x-nextjs-cache')}: ${policy}`);
}
