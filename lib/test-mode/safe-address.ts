import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { parseUrl } from '#lib/content/parse-url';

const SITE_ORIGIN = 'https://this-site.invalid';

/**
 * Parses a path on this site from untrusted data. Returns it as browsers normalize it, or null. A path that starts with two slashes,
 * possibly only after dots, tabs or backslashes are resolved, would lead to another host.
 */
function safePath(text: string): string | null {
  const trimmed = text.trim();
  const url = trimmed.startsWith('/') ? parseUrl(trimmed, SITE_ORIGIN) : undefined;
  if (!url) return null;
  const { origin, username, password, pathname, search, hash } = url;
  const isLocal = origin === SITE_ORIGIN && username === '' && password === '' && !pathname.startsWith('//');
  return isLocal ? `${pathname}${search}${hash}` : null;
}

/** Parses a path on this site, or an https address without a user name. Returns it as browsers normalize it, or null. */
function safeAddress(text: string): string | null {
  const trimmed = text.trim();
  if (!/^https:\/\//i.test(trimmed)) return safePath(trimmed);
  const url = parseUrl(trimmed);
  if (!url) return null;
  const { href, username, password } = url;
  return username === '' && password === '' ? href : null;
}

/** The address of a picture or a film. */
export const FileAddress = z
  .string('It must be text')
  .refine(
    (text) => safeAddress(text) !== null,
    'It must be an address that starts with https:// or a path that starts with /',
  )
  .transform((text) => safeAddress(text) ?? '');

/** A page of this site. */
export const PagePath = z
  .string('It must be text')
  .refine((text) => safePath(text) !== null, 'It must be a page of this site: a path that starts with /')
  .transform((text) => safePath(text) ?? '');
