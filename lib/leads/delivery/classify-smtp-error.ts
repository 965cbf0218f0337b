import type { Outcome } from './channels.ts';

/** The commands that concern this one message. Earlier ones concern the connection, the login or the sender. */
const MESSAGE_COMMANDS = ['RCPT TO', 'DATA'];

/** Replies of 500 and more that another session can resolve: a wrong state, missing login or missing encryption. */
const SESSION_CODES = [503, 530, 534, 535, 538];

/**
 * The outcome of a failed email. Only a permanent refusal of the message itself is dead. Greylisting, a full queue, a changed
 * password and a lost connection are retried, even if the message may have arrived.
 */
export function classifySmtpError(error: unknown): Outcome {
  const { command, responseCode, originalCode, code } = error as Record<string, unknown>;
  if (typeof responseCode === 'number') {
    const isRefusal = responseCode >= 500 && responseCode < 600 && !SESSION_CODES.includes(responseCode);
    const isFinal = isRefusal && MESSAGE_COMMANDS.includes(String(command));
    return { result: isFinal ? 'dead' : 'retry', error: `smtp-${responseCode}` };
  }
  return { result: 'retry', error: `smtp-${String(originalCode ?? code ?? 'failed')}` };
}
