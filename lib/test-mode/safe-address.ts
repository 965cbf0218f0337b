import { z } from 'zod';
import '#lib/zod-without-eval';

const HERE = 'https://this-site.invalid';

/**
 * The address of a picture or film from untrusted data: a path on this site, because pages load nothing from anywhere
 * else. Gives the path as the browser would read it, or null. A path that starts with two slashes (also after dots,
 * tabs or backslashes are resolved) would lead to another host.
 */
function safeAddress(text: string): string | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith('/') || !URL.canParse(trimmed, HERE)) return null;
  const { origin, username, password, pathname, search, hash } = new URL(trimmed, HERE);
  const isLocal = origin === HERE && username === '' && password === '' && !pathname.startsWith('//');
  return isLocal ? `${pathname}${search}${hash}` : null;
}

export const SafeAddress = z
  .string('It must be text')
  .refine(
    (text) => safeAddress(text) !== null,
    'Only files of this site are shown: it must be a path that starts with /',
  )
  .transform((text) => safeAddress(text) ?? '');
