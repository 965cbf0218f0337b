import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasMarker, NEVER_STORED } from '#lib/delivery/html/html-markers';
import { withMetaPolicy } from '#lib/delivery/html/meta-policy';
import { BROTLI_EXTENSION } from '#lib/delivery/http/precompressed-assets';
import { withTestModeSources } from '#lib/delivery/http/content-security-policy';
import { POLICY_HEADER } from '#lib/delivery/http/internal-headers';
import { listFilms } from '#lib/delivery/http/static-files';
import { isPublicEntry } from '#lib/delivery/http/unknown-entry';
import { loadServerData } from '#lib/delivery/next/server-data-file';
import type { StaticPage } from '#lib/delivery/static/host-files';
import type { BuiltResponse } from '#lib/delivery/static/record-build';
import { DIST_FOLDER } from '../site/build-files.ts';

/** Pages with a test mode. A static host sends the same policy with every query. */
const TEST_MODE_PAGES = ['/case-studies', '/case-studies/preview'];
/** Pages that only Next's own server needs, and data of its router, which no page uses. */
const UNUSED = /\.rsc$|^\/(?:_not-found|_global-error|500)$/;
const NOT_FOUND_FILE = '404.html';

type Site = {
  responses: readonly BuiltResponse[];
  /** Texts that the server would render per request, by path. */
  texts: Readonly<Record<string, string>>;
  /** The time for which the pages were rendered, in milliseconds since 1970. */
  renderedAt: number;
};

/** Writes all files of a static site into an empty folder, and returns its pages. */
export function writeSite(folder: string, { responses, texts, renderedAt }: Site): StaticPage[] {
  rmSync(folder, { recursive: true, force: true });
  cpSync('public', folder, { recursive: true });
  cpSync(join(DIST_FOLDER, 'static'), join(folder, '_next/static'), {
    recursive: true,
    filter: (name) => !name.endsWith(BROTLI_EXTENSION),
  });
  const write = (file: string, content: string | Buffer) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  const { entryPaths } = loadServerData(DIST_FOLDER);
  for (const { url, path, entry } of listFilms())
    if (isPublicEntry(entry, entryPaths, renderedAt)) write(url, readFileSync(path));
  for (const [path, text] of Object.entries(texts)) write(path, text);

  const pages: StaticPage[] = [];
  for (const { path, file, status, headers } of responses) {
    if (status !== 200 || UNUSED.test(path) || path.startsWith('/_next/')) continue;
    const content = readFileSync(file);
    const policy = headers[POLICY_HEADER];
    if (path === '/404') write(NOT_FOUND_FILE, content);
    else if (!headers['content-type']?.startsWith('text/html')) write(decodeURI(path), content);
    else if (policy && !hasMarker(content.toString(), NEVER_STORED)) {
      const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
      write(name, content);
      const isTestMode = TEST_MODE_PAGES.includes(path);
      pages.push({ path, file: name, policy: isTestMode ? withTestModeSources(policy) : policy });
    }
  }
  return pages;
}

/** Puts the policies into the pages. */
export function writeMetaPolicies(folder: string, pages: readonly StaticPage[]): void {
  for (const { file, policy } of pages) {
    const path = join(folder, file);
    writeFileSync(path, withMetaPolicy(readFileSync(path, 'utf8'), policy));
  }
}
