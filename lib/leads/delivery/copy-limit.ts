import { createHmac } from 'node:crypto';
import { countHits } from '../store/counters.ts';
import type { Store } from '../store/database.ts';
import { getMailbox } from '../store/mailbox.ts';
import { getDailySecret } from '../store/secrets.ts';

/** The copies that one mailbox gets in a day (UTC). The form accepts any address, so strangers could fill a mailbox with them. */
export const MAX_COPIES_A_DAY = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Counts a copy to an address and returns whether it is within the limit of its mailbox. The counter's key is an HMAC with a secret that is
 * deleted after its day, so that no address is stored.
 */
export async function countCopy(store: Store, address: string, now: Date): Promise<boolean> {
  const hash = createHmac('sha256', await getDailySecret(store, now)).update(getMailbox(address));
  const expiresAt = Math.floor(now.getTime() / DAY_MS + 1) * DAY_MS;
  const bucket = `copy ${hash.digest('base64url').slice(0, 22)}`;
  const [count = 0] = await countHits(store, [{ bucket, expiresAt }], now.getTime());
  return count <= MAX_COPIES_A_DAY;
}
