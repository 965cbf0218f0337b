import { apiUrl } from '#lib/content/api-url';
import { objectOf, text } from '#lib/quote/parsers';
import { parseCallReceipt, type CallReceipt } from '#lib/quote/sent-quote';

const TIMEOUT_MS = 15_000;

/** Why a call was not set. `isTaken`: another time may be free. The message may be empty. */
export type CallFailure = { message: string; isTaken: boolean };

const parseError = objectOf({ error: text });

/** Sets the time of a call about a quote. Choosing again replaces the earlier time, so a retry is safe. */
export async function sendCall(choice: { reference: string; start: string }): Promise<CallReceipt | CallFailure> {
  try {
    const response = await fetch(apiUrl('/api/calls') ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(choice),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    const receipt = response.ok ? parseCallReceipt(answer) : undefined;
    return receipt ?? { message: parseError(answer)?.error ?? '', isTaken: response.status === 409 };
  } catch {
    // No response, or none in JSON.
    return { message: '', isTaken: false };
  }
}
