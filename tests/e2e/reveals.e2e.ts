import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from './test.ts';
import { showUp, untilHydrated, watchPage } from './watch-page.ts';
import { PLAIN_DOCUMENT_POLICY } from '#lib/site/plain-document';
import { buildSite, copySite, editSite } from '../site/copy-site.ts';
import { ensureNginx, startNginx } from '../site/nginx.ts';
import { listedPaths } from '../site/listed-paths.ts';
import { startSite, type RunningSite } from '../site/start-site.ts';

/*
 * A copy of the site in which two studies become public in the same second, far ahead, and one was withdrawn. It is built
 * once; then the server's clock is moved.
 */
const REVEAL = new Date('2031-03-01T17:00:00Z');
const LATER = new Date('2032-01-01T00:00:00Z');
const SOON = ['gullwing-mutual-waterfront-cipher', 'quillhaven-press-jazz-heist'];
const WITHDRAWN = 'kitebridge-remote-onboarding';
/** Slugs of before: of a study that is public, of one that waits, and of a post. */
const MOVED = { 'marrow-and-pine-blueprint-cipher': 'drawing-night', 'quillhaven-press-jazz-heist': 'midnight-vault' };
const MOVED_POST = { now: 'rain-plan', before: 'wet-plan' };
/** A post, and the topic that it alone is about. */
const SCHEDULED_POST = 'field-notes-homeschool-cipher';
const SCHEDULED_TOPIC = '/blog/topics/families';
/** Addresses, a company that no other text mentions, and people who are quoted. */
const WORDS = [...SOON, 'Quillhaven', 'Hana Brandvold', 'Odette Marsh'];
const LISTS = [
  '/',
  '/case-studies',
  '/team-building/past-events',
  '/sitemap.xml',
  '/feed.xml',
  '/feed.json',
  '/blog',
  '/blog?q=rain',
  '/llms.txt',
  '/api/case-studies',
];

let folder = '';
let site: RunningSite;

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

test.beforeAll(async () => {
  // A build of the whole site, beside other tests.
  test.setTimeout(480_000);
  folder = copySite('reveals');
  for (const slug of SOON) schedule(slug, REVEAL);
  schedule(WITHDRAWN, LATER);
  for (const [now, before] of Object.entries(MOVED)) move(`case-studies/${now}`, before);
  move(`blog/${MOVED_POST.now}`, MOVED_POST.before);
  editSite(
    folder,
    `content/blog/${SCHEDULED_POST}.md`,
    /^published: /m,
    `revealed_on: "${REVEAL.toISOString()}"\npublished: `,
  );
  editSite(
    folder,
    'content/case-studies/tidewrack-dockside-dispatch.md',
    /^( {4}content: \|\n {6})/m,
    `$1[Another story](/case-studies/${SOON[1]}). `,
  );
  buildSite(folder);
  site = await startSite({ folder });
});

test.afterAll(() => site.stop());

test('nothing of an unrevealed study is in what the build serves', () => {
  const served = globSync(['.next/static/**/*', '.next/server/app/**/*.{html,rsc,body,meta}', 'public/**/*'], {
    cwd: folder,
  });
  expect(served.length).toBeGreaterThan(500);
  const leaks = served.filter((file) => {
    if (file.endsWith('.woff2') || !/\.\w+$/.test(file)) return false;
    const text = readFileSync(join(folder, file), 'latin1');
    return [...SOON, WITHDRAWN].some((slug) => text.includes(slug) || file.includes(slug));
  });
  expect(leaks).toEqual([]);
});

test('before the reveal every form of the address is a true 404, fifty times over', async () => {
  site.setTime(new Date(REVEAL.getTime() - 120_000));
  for (const slug of [...SOON, WITHDRAWN]) {
    for (const [name, answer] of await everyFormOf(slug)) {
      expect(answer.status, `${name} of ${slug}`).toBe(404);
      expect(await wordsIn(answer, slug), `${name} of ${slug}`).toEqual([]);
    }
    const hits = await Promise.all(Array.from({ length: 50 }, () => get(`/case-studies/${slug}`)));
    expect(new Set(hits.map(({ status }) => status))).toEqual(new Set([404]));
  }
});

test('before the reveal nobody may keep the 404 of a picture', async () => {
  for (const slug of [SOON[0]!, 'nobody-at-all']) {
    const answer = await get(`/art/case-studies/${slug}/cover.svg`);
    expect([answer.status, answer.headers.get('cache-control')], slug).toEqual([404, 'no-store']);
  }
});

test('before the reveal another spelling is answered as if there were nothing', async () => {
  const answerTo = async (path: string, slug: string) => {
    const answer = await fetch(site.origin + path, { redirect: 'manual' });
    const headers = [...answer.headers].filter(([name]) => name !== 'date');
    const said = JSON.stringify({ headers, text: await answer.text() });
    return { status: answer.status, said: said.replaceAll(slug, '') };
  };
  const spellings = [(slug: string) => `/Case-Studies/${slug}`, (slug: string) => `/case-studies/${slug}/`];
  for (const spell of spellings) {
    const answer = await answerTo(spell(SOON[0]!), SOON[0]!);
    expect(answer.status).toBe(308);
    // As long as the other, because the answer repeats it.
    const nobody = 'nobody-at-all'.padEnd(SOON[0]!.length, '-x');
    expect(answer).toEqual(await answerTo(spell(nobody), nobody));
  }
});

test('before the reveal no page, list or feed names it, and no shared cache may outlive the moment', async () => {
  site.setTime(new Date(REVEAL.getTime() - 45_000));
  for (const path of [...LISTS, ...(await otherPages())]) {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    // A search holds its words in small letters.
    const text = (await answer.text()).toLowerCase();
    expect(
      WORDS.filter((word) => text.includes(word.toLowerCase())),
      path,
    ).toEqual([]);
    expect(sharedLifeOf(answer), path).toBeLessThanOrEqual(45);
  }
});

test('an old address leads to the new one for good; that of an unrevealed study is a 404 that tells nothing', async () => {
  site.setTime(new Date(REVEAL.getTime() - 30_000));
  const [[shown, before], [hidden, secret]] = Object.entries(MOVED) as [[string, string], [string, string]];
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await moveOf(`/case-studies/${before}`)).toEqual([308, `/case-studies/${shown}`]);
    expect(await moveOf(`/blog/${MOVED_POST.before}`)).toEqual([308, `/blog/${MOVED_POST.now}`]);
  }
  expect(await moveOf(`/case-studies/%${before.charCodeAt(0).toString(16)}${before.slice(1)}`)).toEqual([
    308,
    `/case-studies/${shown}`,
  ]);
  for (const [name, answer] of await everyFormOf(secret)) {
    expect(answer.status, name).toBe(404);
    expect(await wordsIn(answer, secret), name).toEqual([]);
    expect(JSON.stringify([...answer.headers]), name).not.toContain(hidden);
  }
});

test('a scheduled post is in no list and has no page, and neither has its topic', async () => {
  site.setTime(new Date(REVEAL.getTime() - 30_000));
  expect((await get(`/blog/${SCHEDULED_POST}`)).status).toBe(404);
  expect((await get(SCHEDULED_TOPIC)).status).toBe(404);
  for (const path of ['/blog', '/feed.xml', '/sitemap.xml', '/llms.txt']) {
    const text = await (await get(path)).text();
    expect(
      [SCHEDULED_POST, SCHEDULED_TOPIC].filter((word) => text.includes(word)),
      path,
    ).toEqual([]);
  }
});

test('a page of 404 may be kept for no longer than the moment, too', async () => {
  site.setTime(new Date(REVEAL.getTime() - 5_000));
  const answer = await get(`/case-studies/${SOON[0]}`);
  expect(sharedLifeOf(answer)).toBeLessThanOrEqual(5);
  expect(await answer.text()).toContain('Go back 3 spaces');
});

test('the first request at the moment finds it, and so does every list', async () => {
  site.setTime(REVEAL);
  for (const slug of SOON) {
    const answer = await get(`/case-studies/${slug}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).not.toContain('noindex');
    expect(html).toContain('<h1');
    expect((await get(`/art/case-studies/${slug}/cover.svg`)).status).toBe(200);
    expect((await get(`/art/case-studies/${slug}/og.png`)).status).toBe(200);
  }
  for (const path of ['/case-studies', '/sitemap.xml', '/llms.txt', '/api/case-studies']) {
    const text = await (await get(path)).text();
    expect(
      SOON.filter((slug) => !text.includes(slug)),
      path,
    ).toEqual([]);
  }
  // The quote on the home page, a link in a post and its feed, teasers, related studies, the next one in the list.
  const shown: [string, string | undefined][] = [
    ['/', SOON[0]],
    ['/blog/rain-plan', SOON[0]],
    ['/case-studies/tidewrack-dockside-dispatch', SOON[1]],
    ['/feed.xml', SOON[0]],
    ['/feed.json', SOON[0]],
    ['/team-building/the-experience', SOON[0]],
    ['/escape-rooms/jazz-heist', SOON[1]],
    [`/case-studies/${SOON[1]}`, '/case-studies/'],
  ];
  for (const [path, slug = ''] of shown) expect(await (await get(path)).text(), path).toContain(slug);
  const list = await (await get('/case-studies')).text();
  const listed = new Set([...list.matchAll(/href="\/case-studies\/([a-z0-9-]+)"/g)].map(([, slug]) => slug));
  expect(listed.size).toBe(16);
  expect((await get(`/case-studies/${WITHDRAWN}`)).status).toBe(404);
});

test('from the moment on its old address leads to it, and the post and its topic are in every list', async () => {
  site.setTime(REVEAL);
  expect(await moveOf('/case-studies/midnight-vault')).toEqual([308, `/case-studies/${SOON[1]}`]);
  expect((await get(`/blog/${SCHEDULED_POST}`)).status).toBe(200);
  expect((await get(SCHEDULED_TOPIC)).status).toBe(200);
  for (const path of ['/blog', '/sitemap.xml']) {
    expect(await (await get(path)).text(), path).toContain(SCHEDULED_TOPIC);
  }
  for (const path of ['/blog', '/feed.xml', '/sitemap.xml', '/llms.txt']) {
    expect(await (await get(path)).text(), path).toContain(SCHEDULED_POST);
  }
});

test('a moment later it comes from the cache, for a minute at most', async () => {
  site.setTime(new Date(REVEAL.getTime() + 1_000));
  const answer = await get(`/case-studies/${SOON[0]}`);
  expect(answer.headers.get('x-nextjs-cache')).toBe('HIT');
  expect(sharedLifeOf(answer)).toBe(60);
});

test('a clock that jumps back hides it again, and forth shows it', async () => {
  site.setTime(new Date(REVEAL.getTime() - 20_000));
  expect((await get(`/case-studies/${SOON[0]}`)).status).toBe(404);
  const list = await (await get('/case-studies')).text();
  expect(WORDS.filter((word) => list.includes(word))).toEqual([]);
  site.setTime(new Date(REVEAL.getTime() + 1));
  expect((await get(`/case-studies/${SOON[0]}`)).status).toBe(200);
});

test('the wordmarks of a page have no client who is not public, and are another file from the moment on', async () => {
  const sheetAt = async (time: number) => {
    site.setTime(new Date(time));
    const html = await (await get('/')).text();
    const [, address = ''] = /src="(\/art\/logos\/[^"#]+)#/.exec(html) ?? [];
    return { address, body: await (await get(address)).text() };
  };
  const before = await sheetAt(REVEAL.getTime() - 90_000);
  expect(before.body).toContain('<view id="');
  expect(SOON.filter((slug) => before.body.includes(slug))).toEqual([]);
  const after = await sheetAt(REVEAL.getTime());
  expect(SOON.some((slug) => after.body.includes(`<view id="${slug}"`))).toBe(true);
  expect(after.address).not.toBe(before.address);
});

test('behind nginx, which keeps pages, the first request at the moment finds it', async () => {
  test.skip(!process.env.CI && !ensureNginx(), 'nginx is not installed, and cannot be here');
  const edge = await startNginx(site.origin);
  const answerOf = async (path: string) => {
    const answer = await fetch(edge.origin + path);
    return { isKept: answer.headers.get('x-cache') === 'HIT', isThere: (await answer.text()).includes('Quillhaven') };
  };
  try {
    const before = 8_000;
    const moment = Date.now() + before;
    site.setTime(new Date(REVEAL.getTime() - before));
    expect(await answerOf('/case-studies')).toEqual({ isKept: false, isThere: false });
    expect(await answerOf('/case-studies')).toEqual({ isKept: true, isThere: false });
    expect(await answerOf(`/case-studies/${SOON[1]}`)).toMatchObject({ isThere: false });
    await pause(moment - Date.now());
    expect(await answerOf('/case-studies')).toEqual({ isKept: false, isThere: true });
    expect(await answerOf(`/case-studies/${SOON[1]}`)).toEqual({ isKept: false, isThere: true });
    expect(await answerOf('/case-studies')).toEqual({ isKept: true, isThere: true });
  } finally {
    edge.stop();
  }
});

test('what was withdrawn comes back at its new date', async () => {
  site.setTime(new Date(LATER.getTime() - 20_000));
  expect((await get(`/case-studies/${WITHDRAWN}`)).status).toBe(404);
  site.setTime(LATER);
  expect((await get(`/case-studies/${WITHDRAWN}`)).status).toBe(200);
  expect(await (await get('/case-studies')).text()).toContain(WITHDRAWN);
});

test('a page that was opened before a reveal still starts React in place, without an error', async ({ page }) => {
  const { errors } = watchPage(page);
  site.setTime(new Date(REVEAL.getTime() - 20_000));
  await page.goto(`${site.origin}/case-studies`);
  site.setTime(REVEAL);
  expect(await (await get('/case-studies')).text()).toContain(SOON[0]);
  await showUp(page);
  await untilHydrated(page);
  expect(await page.content()).not.toContain(SOON[0]!);
  expect(errors).toEqual([]);
});

test('a page that was opened before a deploy starts React in place, without an error', async ({ page }) => {
  test.setTimeout(300_000);
  const { errors } = watchPage(page);
  await page.goto(`${site.origin}/homeschool-hunt`, { waitUntil: 'networkidle' });
  const before = await page.locator('h1').innerText();
  const { port } = new URL(site.origin);
  site.stop();
  // Another text, and other code behind the same page.
  editSite(folder, 'content/pages/homeschool-hunt.md', /headline: .*/, 'headline: [Another, headline, now]');
  editSite(folder, 'components/sections/homeschool-form.client.tsx', 'Ask for a date and price', 'Ask us for a date');
  buildSite(folder);
  site = await startSite({ folder, port: Number(port) });
  // A page that names what is hidden again would not get its data.
  site.setTime(REVEAL);
  await showUp(page);
  await untilHydrated(page);
  expect(await page.locator('h1').innerText()).toBe(before);
  await expect(page.getByRole('button', { name: 'Ask for a date and price' })).toBeVisible();
  expect(errors).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ask us for a date' })).toBeVisible();
});

test('a page that cannot be rendered is a plain page with a policy that lets nothing in', async ({ page }) => {
  const broken = await startSite({ folder });
  try {
    // Nothing of the build holds for this moment, and what a new rendering needs is gone.
    editSite(folder, 'content/pages/about.md', /[^]+/, 'broken');
    editSite(folder, 'content/case-studies/tidewrack-dockside-dispatch.md', /[^]+/, 'broken');
    broken.setTime(LATER);
    // One fails while its module loads, the other while it renders.
    for (const path of ['/about', `/case-studies/${SOON[0]}`]) {
      const answer = await fetch(broken.origin + path);
      expect(answer.status, path).toBe(500);
      expect(answer.headers.get('content-security-policy'), path).toBe(PLAIN_DOCUMENT_POLICY);
      expect(answer.headers.get('cache-control'), path).toContain('no-store');
      expect(await answer.text(), path).not.toMatch(/about\.md|at \w+ \(|<script/);
      await page.goto(broken.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
      await expect(page.getByRole('link', { name: 'Refresh the page' })).toBeVisible();
    }
  } finally {
    broken.stop();
  }
});

function schedule(slug: string, moment: Date): void {
  editSite(folder, `content/case-studies/${slug}.md`, /^revealed_on: .*$/m, `revealed_on: "${moment.toISOString()}"`);
}

/** Renames an entry: the slug that its file has now was another one before. */
function move(entry: string, before: string): void {
  editSite(folder, `content/${entry}.md`, /^(slug: .*)$/m, `$1\nprevious_slugs: [${before}]`);
}

/** The status of an answer, and where it leads. */
async function moveOf(path: string): Promise<[number, string | null]> {
  const answer = await fetch(site.origin + path, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site.origin + path, { headers });
}

/** The address in every way that a server may be asked for it. */
async function everyFormOf(slug: string): Promise<[string, Response][]> {
  const path = `/case-studies/${slug}`;
  const encoded = `/case-studies/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`;
  const flight = { RSC: '1' };
  const segment = { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' };
  return [
    ['the plain form', await get(path)],
    ['the encoded form', await get(encoded)],
    ['the encoded flight', await get(`${encoded}?_rsc`, flight)],
    ['a trailing slash', await get(`${path}/`)],
    ['another spelling', await get(path.toUpperCase())],
    ['another spelling with a slash', await get(`${path.toUpperCase()}/`)],
    ['a query', await get(`${path}?nxtPslug=${slug}`)],
    ['.rsc', await get(`${path}.rsc`)],
    ['flight', await get(path, flight)],
    ['flight with its parameter', await get(`${path}?_rsc`, flight)],
    ['a segment', await get(path, segment)],
    ['a segment file', await get(`${path}.segments/_tree.segment.rsc`)],
    [
      'the page segment',
      await get(path, { ...segment, 'Next-Router-Segment-Prefetch': '/case-studies/$d$slug/__PAGE__' }),
    ],
    ['the cover', await get(`/art/case-studies/${slug}/cover.svg`)],
    ['the picture for links', await get(`/art/case-studies/${slug}/og.png`)],
    ['a resized picture', await get(`/_next/image?url=%2Fart%2Fcase-studies%2F${slug}%2Fog.png&w=640&q=75`)],
  ];
}

/** What an answer gives away, apart from repeating the address that was asked for. */
async function wordsIn(answer: Response, slug: string): Promise<string[]> {
  const text = (await answer.text()).replaceAll(slug, '');
  return [...WORDS, 'Kitebridge'].filter((word) => text.includes(word));
}

async function otherPages(): Promise<string[]> {
  const sitemap = await (await get('/sitemap.xml')).text();
  return listedPaths(sitemap);
}

function sharedLifeOf(answer: Response): number {
  const header = answer.headers.get('cache-control') ?? '';
  if (/no-store/.test(header)) return 0;
  return Number(/s-maxage=(\d+)/.exec(header)?.[1] ?? 0);
}
