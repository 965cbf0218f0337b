import { parseArgs } from 'node:util';
import { readPublishTimes } from '#lib/content/publish-times';
import { HYDRATION_DATA_ID } from '#lib/delivery/browser/hydration-data';
import { hashPayload } from '#lib/delivery/next/rsc-payload-store';
import { hashInlineCode } from '#lib/delivery/html/inline-hashes';
import { parsePage } from '#lib/delivery/html/page-tree';
import { listedPaths } from '../servers/listed-paths.ts';
import { startSite } from '../servers/start-site.ts';

/**
 * `npm run audit -- page-consistency [--fetches 20000]`: fetches the pages of the last build repeatedly while the server's clock jumps across publish
 * times, so that every page is rendered many times, and compares each body with its own header. Exits with 1 when the policy of a response
 * does not list exactly the inline code of its body, or its RSC payload differs from the one on the server.
 */
const CONCURRENT = 16;
const FETCHES_PER_JUMP = 400;

const { values } = parseArgs({ options: { fetches: { type: 'string', default: '20000' } } });
const wanted = Number(values.fetches);
const times = readPublishTimes().flatMap((publishTime) => [publishTime - 60_000, publishTime + 60_000]);

const site = await startSite();
const storedPayloads = new Map<string, Promise<boolean>>();
const seen = { pages: 0, rerendered: 0, failed: [] as string[] };
try {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = listedPaths(sitemap);
  const started = performance.now();
  let next = 0;
  const fetchNext = async () => {
    while (next < wanted) {
      const index = next++;
      if (index % FETCHES_PER_JUMP === 0) site.setTime(new Date(times[(index / FETCHES_PER_JUMP) % times.length] ?? 0));
      await check(paths[(index * 7) % paths.length] ?? '/');
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, fetchNext));
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${seen.pages} pages fetched in ${seconds.toFixed(0)} s (${Math.round(seen.pages / seconds)} a second), ` +
      `${seen.rerendered} of them rendered anew over ${Math.ceil(wanted / FETCHES_PER_JUMP)} jumps of the clock: ` +
      `${seen.failed.length} where body and header differ.`,
  );
  for (const line of seen.failed.slice(0, 20)) console.error(line);
} finally {
  site.stop();
}
process.exitCode = seen.failed.length > 0 || seen.pages !== wanted ? 1 : 0;

/** Whether the server returns the RSC payload for this digest, or 204 after a jump back to before a publish time. */
function isStored(digest: string): Promise<boolean> {
  const requested =
    storedPayloads.get(digest) ??
    fetch(`${site.origin}/api/flight/${digest}`).then(async (answer) =>
      answer.status === 204 ? true : hashPayload(Buffer.from(await answer.arrayBuffer())) === digest,
    );
  storedPayloads.set(digest, requested);
  return requested;
}

/** Compares the policy of a response with its body, and the digest of its RSC payload with the payload on the server. */
async function check(path: string): Promise<void> {
  const answer = await fetch(site.origin + path);
  const html = await answer.text();
  seen.pages += 1;
  if (answer.headers.get('x-nextjs-cache') === 'MISS') seen.rerendered += 1;
  const policy = answer.headers.get('content-security-policy') ?? '';
  const { scripts, styles, styleAttributes } = hashInlineCode(parsePage(html));
  const named = (directive: string) =>
    (new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1] ?? '')
      .split(' ')
      .filter((one) => one.startsWith("'sha256"));
  const isSame = (left: string[], right: string[]) => left.toSorted().join() === right.toSorted().join();
  const data = new RegExp(`id="${HYDRATION_DATA_ID}">(.*?)</script>`).exec(html)?.[1];
  const digest = data === undefined ? undefined : (JSON.parse(data) as { payload: string }).payload;
  const isWhole =
    isSame(scripts, named('script-src')) &&
    isSame(styles, named('style-src')) &&
    isSame(styleAttributes, named('style-src-attr')) &&
    (digest === undefined || (await isStored(digest)));
  if (!isWhole) seen.failed.push(`${answer.status} ${path} ${answer.headers.get('x-nextjs-cache')}: ${policy}`);
}
