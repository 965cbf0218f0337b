import type { SendFailure } from '#lib/quote/send-quote';

/** `what` went wrong and what to do `next`. The phone number follows `next`. */
type FailureMessage = { what: string; next: string };

/** Explains to the visitor why a request was not stored. */
export function describeFailure(
  { status, message, errors, retryAfter }: SendFailure,
  isOnline: boolean,
): FailureMessage {
  const next = `Try again${retryAfter ? ` ${formatDelay(retryAfter)}` : ''}, or call`;
  if (status === 0 && !isOnline) {
    return { what: 'You are offline.', next: 'We send them by themselves as soon as you are back online. Or call' };
  }
  if (status === 0) return { what: 'The network did not answer. Sending again never counts twice.', next };
  if (status === 409)
    return { what: 'We already have an earlier version of this request.', next: 'Send this one too, or call' };
  if (status === 429) {
    return { what: 'That was a lot of requests at once.', next: `Try again ${formatDelay(retryAfter ?? 60)}, or call` };
  }
  if (status >= 500) return { what: 'Our server could not store your request.', next };
  return { what: Object.values(errors)[0] ?? (message || 'The request was not accepted.'), next };
}

/** Formats a delay in seconds, rounded up: in 20 seconds, in a minute, in 5 minutes, in 2 hours. */
function formatDelay(seconds: number): string {
  if (seconds < 60) return `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return `in ${Math.ceil(minutes / 60)} hours`;
}
