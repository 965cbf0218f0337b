import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextAdapter } from 'next';
import { finishPage, type FinishedPage } from '../html/finish-page.ts';
import { withMetaPolicy } from '../html/meta-policy.ts';
import { preparePageStyles } from '../html/prepare-page-styles.ts';
import { finishHeaders } from '../http/finish-headers.ts';
import { PAYLOAD_HEADER, POLICY_HEADER } from '../http/internal-headers.ts';
import { securityHeaderRules } from '../http/security-headers.ts';
import { keepServerData, loadServerData } from './server-data-file.ts';

/** What Next hands to an adapter when a build is complete. */
export type Build = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];
type Outputs = Build['outputs'];
type Prerender = Outputs['prerenders'][number];
type HeaderValues = Record<string, string | string[]>;

/** A finished page of the build: the path of its files without extension, and the path of its URL (/index for /). */
type BuiltPage = FinishedPage & { file: string; path: string };

const NOT_FOUND = '/_not-found';
const PAYLOAD_PATH = '/api/flight';
const HTML_TYPE = 'text/html';

/**
 * Finishes the prerendered pages of a build, in place, and completes the outputs for hosts that serve them without the site's own server: pages have
 * their policies, payloads their digests and URLs, all responses the security headers. The pages for 404 and 500 are files without headers of their
 * own, so their policy is in a `<meta>`.
 */
export async function finishOutputs({ distDir, outputs, routing }: Build): Promise<void> {
  keepServerData(distDir);
  const pages = await finishPages(distDir);
  for (const output of outputs.prerenders) {
    if (!output.fallback) continue;
    const { filePath = '', initialHeaders } = output.fallback;
    const page = pages.get(filePath.replace(/\.(?:html|rsc)$/, ''));
    output.fallback.initialHeaders = getHostHeaders({ ...initialHeaders, ...page?.headers });
  }
  addPayloads(outputs, [...pages.values()]);
  writeErrorPages(distDir, outputs, [...pages.values()]);
  const rules = securityHeaderRules(process.env);
  routing.beforeMiddleware.unshift(...rules.map(({ pattern, headers }) => ({ sourceRegex: pattern, headers })));
}

/** Finishes all pages: their HTML, and the headers in their metadata. By `file`. */
async function finishPages(distDir: string): Promise<Map<string, BuiltPage>> {
  const rendered = globSync('server/route-cache/APP_PAGE/*/$/**/*.html', { cwd: distDir }).map((name) => {
    const file = join(distDir, name.replace(/\.html$/, ''));
    return { file, path: file.slice(file.indexOf('/$/') + 2), html: readFileSync(`${file}.html`, 'utf8') };
  });
  const assets = { styles: await preparePageStyles(distDir, rendered), env: process.env };
  const pages = rendered.map(({ file, path, html }) => {
    const page = finishPage(html, readFileSync(`${file}.rsc`), assets);
    const meta = JSON.parse(readFileSync(`${file}.meta`, 'utf8')) as { headers?: HeaderValues };
    writeFileSync(`${file}.html`, page.html);
    writeFileSync(`${file}.meta`, JSON.stringify({ ...meta, headers: { ...meta.headers, ...page.headers } }));
    return [file, { ...page, file, path }] as const;
  });
  return new Map(pages);
}

/** The headers of a prerendered response as the site's own server sends them. How long the host itself stores it is up to the host. */
function getHostHeaders(rendered: HeaderValues): HeaderValues {
  const headers = new Map<string, unknown>(Object.entries(rendered));
  if (String(headers.get('content-type')).startsWith(HTML_TYPE))
    headers.set('cache-control', 'public, max-age=0, must-revalidate');
  const response = {
    getHeader: (name: string) => headers.get(name.toLowerCase()) as string | undefined,
    setHeader: (name: string, value: unknown) => headers.set(name.toLowerCase(), value),
    removeHeader: (name: string) => headers.delete(name.toLowerCase()),
  };
  finishHeaders(response as never, [], Date.now());
  return Object.fromEntries(headers) as HeaderValues;
}

/** Adds the RSC payload of each page under the URL from which the hydration runtime loads it. */
function addPayloads(outputs: Outputs, pages: BuiltPage[]): void {
  const route = outputs.appRoutes.find(({ pathname }) => pathname === `${PAYLOAD_PATH}/[digest]`)!;
  const lastGroup = Math.max(0, ...outputs.prerenders.map(({ groupId }) => groupId));
  for (const [index, { file, headers }] of pages.entries()) {
    const digest = headers[PAYLOAD_HEADER];
    if (!digest) continue;
    const pathname = `${PAYLOAD_PATH}/${digest}`;
    const payload = {
      type: 'PRERENDER',
      id: pathname,
      pathname,
      parentOutputId: route.id,
      route: route.pathname,
      groupId: lastGroup + 1 + index,
      routeType: 'route',
      response: 'complete',
      compute: 'static',
      fallback: {
        filePath: `${file}.rsc`,
        initialStatus: 200,
        initialHeaders: getHostHeaders({
          'content-type': 'text/x-component',
          'cache-control': 'private, no-store',
          [PAYLOAD_HEADER]: digest,
        }),
        initialRevalidate: false,
        postponedState: undefined,
      },
      config: { allowQuery: [] },
    };
    outputs.prerenders.push(payload as unknown as Prerender);
  }
}

function writeErrorPages(distDir: string, outputs: Outputs, pages: BuiltPage[]): void {
  const notFound = pages.find(({ path }) => path === NOT_FOUND)!;
  const { failure } = loadServerData(distDir).failurePages;
  const errorPages: Record<string, string> = {
    '/404': withMetaPolicy(notFound.html, notFound.headers[POLICY_HEADER]!),
    '/500': withMetaPolicy(failure.html, failure.policy),
  };
  for (const { pathname, filePath } of outputs.staticFiles) {
    const html = errorPages[pathname];
    if (html) writeFileSync(filePath, html);
  }
}
