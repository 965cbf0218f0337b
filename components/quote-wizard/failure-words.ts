import type { SendError } from '#lib/quote/send-quote';

/** What went wrong, and what to do; `next` ends where the phone number follows. */
type FailureWords = { what: string; next: string };

/** Why a request is not stored, in words for the person who sent it. */
export function failureWords({ status, message, errors, retryAfter }: SendError, isOnline: boolean): FailureWords {
  const next = `Try again${retryAfter ? ` ${inTime(retryAfter)}` : ''}, or call`;
  if (status === 0 && !isOnline) {
    return { what: 'You are offline.', next: 'We send them by themselves as soon as you are back online. Or call' };
  }
  if (status === 0) return { what: 'The network did not answer. Sending again never counts twice.', next };
  if (status === 409)
    return { what: 'We already have an earlier version of this request.', next: 'Send this one too, or call' };
  if (status === 429) {
    return { what: 'That was a lot of requests at once.', next: `Try again ${inTime(retryAfter ?? 60)}, or call` };
  }
  if (status >= 500) return { what: 'Our server could not store your request.', next };
  return { what: Object.values(errors)[0] ?? (message || 'The request was not accepted.'), next };
}

/** A time in seconds as people say it, rounded up: in 20 seconds, in a minute, in 5 minutes, in 2 hours. */
function inTime(seconds: number): string {
  if (seconds < 60) return `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return `in ${Math.ceil(minutes / 60)} hours`;
}
