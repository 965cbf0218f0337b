import { findYoutubeId } from './film-sites.ts';
import { parseUrl } from './parse-url.ts';

/** The addresses of the folders in the repository whose files the site serves; the first that matches counts. */
const REPOSITORY_PATHS: [path: RegExp, address: string][] = [
  [/^\.?\/?content\/(case-studies|blog)\/([^/]+)\.md$/, '/$1/$2'],
  [/^\.?\/?content\/case-studies\//, '/art/case-studies/'],
  [/^\.?\/?public\//, '/'],
];

/** A hint how to write the path of a page or file on this site; undefined if the intended one is not clear. */
export function addressHint(text: string): string | undefined {
  const given = text.trim().replace(/^[\u201c\u201d]|[\u201c\u201d]$/g, '');
  const film = findYoutubeId(given);
  if (film) {
    return `Save the film as an .mp4 under public/video/ and write its path, such as /video/hunt.mp4; a section of the kind film can also show it from YouTube, with youtube: ${film}.`;
  }
  const url = /^https?:\/\//i.test(given) ? parseUrl(given) : undefined;
  if (url) {
    return `Write ${url.pathname} if it is on this site; else save the file into the site, and write its path.`;
  }
  const path = encodePath(toAddress(given.replaceAll('\\', '/')));
  return path === text || !path.startsWith('/') ? undefined : `Write ${path}.`;
}

/** Percent-encodes the characters that an address cannot have, such as spaces. */
export function encodePath(path: string): string {
  const encode = (character: string) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join('');
  return path.replaceAll(/[^A-Za-z0-9/_#?=&%.,+-]/gu, encode);
}

/** The address of a path in the repository. A name without a folder stays as it is, because its folder is not known. */
function toAddress(path: string): string {
  const [pattern, address] = REPOSITORY_PATHS.find(([pattern]) => pattern.test(path)) ?? [];
  if (pattern && address) return path.replace(pattern, address);
  return /^[\w%-][^/:]*\//.test(path) ? `/${path}` : path;
}
