import { z } from 'zod';
import '#lib/content/zod-without-eval';

const SITE_ORIGIN = 'https://this-site.invalid';

/**
 * Parses the URL of a picture or film from untrusted data. It must be a path on this site, because pages load nothing from other
 * hosts. Returns the path as browsers normalize it, or null. A path that starts with two slashes, possibly only after dots, tabs or
 * backslashes are resolved, would lead to another host.
 */
function safeAddress(text: string): string | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith('/') || !URL.canParse(trimmed, SITE_ORIGIN)) return null;
  const { origin, username, password, pathname, search, hash } = new URL(trimmed, SITE_ORIGIN);
  const isLocal = origin === SITE_ORIGIN && username === '' && password === '' && !pathname.startsWith('//');
  return isLocal ? `${pathname}${search}${hash}` : null;
}

export const SafeAddress = z
  .string('It must be text')
  .refine(
    (text) => safeAddress(text) !== null,
    'Only files of this site are shown: it must be a path that starts with /',
  )
  .transform((text) => safeAddress(text) ?? '');
