import type { Outcome } from './channels.ts';

/** What the server refuses about this one message; everything before concerns the connection, the login or the sender. */
const ABOUT_THE_MESSAGE = ['RCPT TO', 'DATA'];

/** Replies of 500 and more that another session can change: a wrong state, a login or encryption that is missing. */
const ABOUT_THE_SESSION = [503, 530, 534, 535, 538];

/**
 * What to do after an email could not be handed over. Only a message that the server refuses for good is dead; a greylist,
 * a full queue, a changed password and a lost connection are tried again, also when the message may have arrived.
 */
export function outcomeOfFailure(error: unknown): Outcome {
  const { command, responseCode, originalCode, code } = error as Record<string, unknown>;
  if (typeof responseCode === 'number') {
    const isRefusal = responseCode >= 500 && responseCode < 600 && !ABOUT_THE_SESSION.includes(responseCode);
    const isFinal = isRefusal && ABOUT_THE_MESSAGE.includes(String(command));
    return { result: isFinal ? 'dead' : 'retry', error: `smtp-${responseCode}` };
  }
  return { result: 'retry', error: `smtp-${String(originalCode ?? code ?? 'failed')}` };
}
