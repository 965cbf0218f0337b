import { globSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import send from 'send';
import { acceptsBrotli } from './compressed-pages.ts';
import { BROTLI_EXTENSION } from './precompressed-assets.ts';

/** The types of the files that a build compresses. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const YEAR_MS = 365 * 86_400_000;
/** Files of `public` have no hash in their names. */
const PUBLIC_MS = 10 * 60_000;

type StaticFile = { path: string; isPublic: boolean; isCompressed: boolean };

/**
 * Serves the files of `public` and the static files of the build, with ranges and conditional requests. The files are listed once, at the
 * start. The returned function returns whether it responded.
 */
export function staticFiles(distFolder: string, publicFolder = 'public') {
  const files = new Map<string, StaticFile>();
  const add = (folder: string, prefix: string, isPublic: boolean) => {
    const names = new Set(listFiles(folder));
    for (const name of names) {
      const isCompressed = !isPublic && names.has(name + BROTLI_EXTENSION);
      files.set(prefix + name, { path: resolve(folder, name), isPublic, isCompressed });
    }
  };
  add(publicFolder, '/', true);
  add(join(distFolder, 'static'), '/_next/static/', false);

  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    const file = files.get(decodeURI(pathname));
    if (!file) return false;
    const { path, isPublic, isCompressed } = file;
    if (isCompressed) response.setHeader('Vary', 'Accept-Encoding');
    const isBrotli = isCompressed && acceptsBrotli(request);
    if (isBrotli) response.setHeader('Content-Type', TYPES[extname(path)]!);
    const options = { maxAge: isPublic ? PUBLIC_MS : YEAR_MS, immutable: !isPublic, dotfiles: 'allow' } as const;
    send(request, encodeURI(isBrotli ? path + BROTLI_EXTENSION : path), options)
      .on('headers', () => isBrotli && response.setHeader('Content-Encoding', 'br'))
      .pipe(response);
    return true;
  };
}

function listFiles(folder: string): string[] {
  const entries = globSync('**', { cwd: folder, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
