import { globSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join, resolve } from 'node:path';
import send from 'send';
import { acceptsBrotli } from './compressed-pages.ts';
import { BROTLI_EXTENSION } from './precompressed-assets.ts';
import { isPublicEntry } from './unknown-entry.ts';

/** The types of the files that a build compresses. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const YEAR_MS = 365 * 86_400_000;
/** Files of `public` have no hash in their names. */
const PUBLIC_MS = 10 * 60_000;

/** Films of content, whose pages are served by Next: browsers demand ranges of them, which Next does not know. */
const FILM_FOLDERS = { '/art/case-studies/': 'content/case-studies', '/art/blog/': 'content/blog' };
const FILM = '*/*.{mp4,webm,MP4,WEBM}';
/** A film can be withdrawn, and other caches must notice. */
const FILM_MS = 60 * 60_000;

/** `entry` is the path of the page that must be public. */
type StaticFile = { path: string; maxAge: number; isImmutable: boolean; isCompressed: boolean; entry?: string };

/**
 * Serves the files of `public`, the static files of the build, and the films of public studies and posts, with ranges and conditional requests. The
 * files are listed once, at the start. `entryPaths` has the publish times of studies and posts. The returned function returns whether it responded.
 */
export function staticFiles(distFolder: string, entryPaths: Readonly<Record<string, number>>, publicFolder = 'public') {
  const files = new Map<string, StaticFile>();
  const add = (folder: string, prefix: string, isPublic: boolean) => {
    const names = new Set(listFiles(folder));
    for (const name of names) {
      const isCompressed = !isPublic && names.has(name + BROTLI_EXTENSION);
      const maxAge = isPublic ? PUBLIC_MS : YEAR_MS;
      files.set(prefix + name, { path: resolve(folder, name), maxAge, isImmutable: !isPublic, isCompressed });
    }
  };
  add(publicFolder, '/', true);
  add(join(distFolder, 'static'), '/_next/static/', false);
  for (const { url, path, entry } of listFilms())
    files.set(url, { path, maxAge: FILM_MS, isImmutable: false, isCompressed: false, entry });

  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    const file = files.get(decodeURI(pathname));
    if (!file || (file.entry && !isPublicEntry(file.entry, entryPaths, Date.now()))) return false;
    const { path, maxAge, isImmutable, isCompressed } = file;
    if (isCompressed) response.setHeader('Vary', 'Accept-Encoding');
    const isBrotli = isCompressed && acceptsBrotli(request);
    if (isBrotli) response.setHeader('Content-Type', TYPES[extname(path)]!);
    const options = { maxAge, immutable: isImmutable, dotfiles: 'allow' } as const;
    send(request, encodeURI(isBrotli ? path + BROTLI_EXTENSION : path), options)
      .on('headers', () => isBrotli && response.setHeader('Content-Encoding', 'br'))
      .pipe(response);
    return true;
  };
}

/** The films of studies and posts: the path of the URL, the file, and the path of the page that must be public. */
export function listFilms(): { url: string; path: string; entry: string }[] {
  return Object.entries(FILM_FOLDERS).flatMap(([prefix, folder]) =>
    globSync(FILM, { cwd: folder }).map((name) => ({
      url: prefix + name,
      path: resolve(folder, name),
      entry: `${prefix.replace('/art', '')}${dirname(name)}`,
    })),
  );
}

export function listFiles(folder: string): string[] {
  const entries = globSync('**', { cwd: folder, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
