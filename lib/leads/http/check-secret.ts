import { createHash, timingSafeEqual } from 'node:crypto';

const MIN_LENGTH = 24;

/**
 * Checks the `Authorization` header of a scheduler. Undefined when it is right. Without a secret, or with one that is short enough to guess, the address does
 * not exist.
 */
export function checkSecret(
  header: string | null,
  secret: string | undefined,
): { status: 401 | 404; error: string } | undefined {
  if (!secret || secret.length < MIN_LENGTH)
    return { status: 404, error: `Set DELIVER_SECRET to ${MIN_LENGTH} characters or more to use this address.` };
  if (timingSafeEqual(hash(header ?? ''), hash(`Bearer ${secret}`))) return undefined;
  return { status: 401, error: 'Send the secret: Authorization: Bearer DELIVER_SECRET.' };
}

/** Equally long for every text. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
