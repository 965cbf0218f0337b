import { createHash, timingSafeEqual } from 'node:crypto';

const MIN_LENGTH = 24;

/** A secret that can stand in an address as it is. */
const ADDRESS_SECRET = new RegExp(`^[\\w-]{${MIN_LENGTH},}$`);

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

/** Whether a secret that stands in an address can be used. */
export function isAddressSecret(secret: string): boolean {
  return ADDRESS_SECRET.test(secret);
}

/** Whether an address contains the secret. Never without one, or with one that cannot be used. */
export function hasSecret(given: string, secret: string | undefined): boolean {
  return secret !== undefined && isAddressSecret(secret) && timingSafeEqual(hash(given), hash(secret));
}

/** Equally long for every text. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
