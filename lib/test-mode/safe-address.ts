import { z } from 'zod';
import '#lib/zod-without-eval';

const HERE = 'https://this-site.invalid';

/**
 * An address from untrusted data: a path on this site, or https without a name and password. Gives the address as the
 * browser would read it, or null. A path that starts with two slashes (also after dots, tabs or backslashes are
 * resolved) would lead to another host.
 */
function safeAddress(text: string): string | null {
  const trimmed = text.trim();
  const base = trimmed.startsWith('/') ? HERE : undefined;
  if (!URL.canParse(trimmed, base)) return null;
  const url = new URL(trimmed, base);
  if (url.username !== '' || url.password !== '') return null;
  if (trimmed.startsWith('/')) {
    const isLocal = url.origin === HERE && !url.pathname.startsWith('//');
    return isLocal ? `${url.pathname}${url.search}${url.hash}` : null;
  }
  return url.protocol === 'https:' ? url.href : null;
}

export const SafeAddress = z
  .string('It must be text')
  .refine(
    (text) => safeAddress(text) !== null,
    'It must be a path on this site that starts with /, or start with https:',
  )
  .transform((text) => safeAddress(text) ?? '');
