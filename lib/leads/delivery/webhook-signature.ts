import { createHmac } from 'node:crypto';

/**
 * The signature of one attempt in the format of Standard Webhooks: "v1," and the HMAC-SHA256 of "id.timestamp.body" in
 * base64. `timestamp` is in seconds since 1970 UTC, like the header webhook-timestamp.
 */
export function signWebhook(
  key: Buffer,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): string {
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
