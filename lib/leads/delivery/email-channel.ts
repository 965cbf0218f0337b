import { createTransport, type Transporter } from 'nodemailer';
import { isOneLine } from '#lib/quote/request-schema';
import type { StoredQuote } from '../store/tables.ts';
import type { ChannelSender, Delivery, Outcome } from './channels.ts';
import { domainOf, isSingleAddress } from './email-address.ts';
import { outcomeOfFailure } from './email-failure.ts';
import { deskEmail, visitorEmail, type EmailFacts, type EmailWords } from './email-words.ts';
import type { EmailSettings } from './settings.ts';

const LONGEST_MS = 10_000;

/** The visitor's copy comes soon or not at all. */
const LATEST_COPY_MS = 72 * 60 * 60 * 1000;

/** Who gets a message, who gets the answer to it, and what it says. */
type Letter = { to: string; replyTo?: string | undefined; words: EmailWords };

export type EmailChannel = { desk: ChannelSender; visitor: ChannelSender; close(): void };

/** Emails over SMTP: to the desk with the visitor as reply-to, and to the visitor with the desk as reply-to. */
export function openEmailChannel(settings: EmailSettings, facts: EmailFacts): EmailChannel {
  const transport = openTransport(settings);
  const { from, to: deskAddress } = settings;

  async function send({ id }: Delivery, letter: Letter, context: { now: Date; signal: AbortSignal }): Promise<Outcome> {
    const { to, replyTo, words } = letter;
    const headers = [from, to, replyTo ?? '', facts.company.name, words.subject];
    if (!headers.every(isOneLine)) return { result: 'dead', error: 'unsafe-header' };
    const limit = AbortSignal.timeout(LONGEST_MS);
    try {
      await transport.sendMail({
        from: { name: facts.company.name, address: from },
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        envelope: { from, to: [to] },
        subject: words.subject,
        text: words.text,
        html: words.html,
        // The same in every attempt, so that a mailbox can tell a repetition.
        messageId: `<${id}.email@${domainOf(from)}>`,
        date: context.now,
        // Keeps out-of-office replies away (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.any([context.signal, limit]),
      });
      return { result: 'delivered' };
    } catch (error) {
      return limit.aborted ? { result: 'retry', error: 'timeout' } : outcomeOfFailure(error);
    }
  }

  return {
    desk(delivery, context) {
      const { quote } = delivery;
      const replyTo = isSingleAddress(quote.email) ? quote.email : undefined;
      return send(delivery, { to: deskAddress, replyTo, words: deskEmail(quote, facts) }, context);
    },
    async visitor(delivery, context) {
      const { quote, attempt } = delivery;
      if (attempt === 1 && isTooLate(quote, context.now)) return { result: 'skipped', reason: 'too-late' };
      if (!isSingleAddress(quote.email)) return { result: 'dead', error: 'unsafe-address' };
      return send(delivery, { to: quote.email, replyTo: deskAddress, words: visitorEmail(quote, facts) }, context);
    },
    close: () => transport.close(),
  };
}

/** A few connections that stay open between messages. Each attempt of ours is one attempt: the pool repeats nothing. */
function openTransport({ server, from }: EmailSettings): Transporter {
  return createTransport({
    pool: true,
    maxRequeues: 0,
    maxConnections: 5,
    host: server.host,
    port: server.port,
    secure: server.isSecure,
    requireTLS: server.needsTls && !server.isSecure,
    ...(server.user && { auth: { user: server.user.name, pass: server.user.password } }),
    name: domainOf(from),
    tls: { minVersion: 'TLSv1.2' },
    dnsTimeout: 5_000,
    connectionTimeout: LONGEST_MS,
    greetingTimeout: LONGEST_MS,
    socketTimeout: LONGEST_MS,
    idleTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function isTooLate(quote: StoredQuote, now: Date): boolean {
  return now.getTime() - quote.created_at > LATEST_COPY_MS;
}
