import { createTransport, type Transporter } from 'nodemailer';
import { isOneLine } from '#lib/quote/request-schema';
import { findCall } from '../store/hold-receipt.ts';
import type { StoredQuote } from '../store/tables.ts';
import type { ChannelSender, Delivery, Outcome } from './channels.ts';
import { domainOf, isSingleAddress } from '#lib/quote/email-address';
import { renderCallEmail } from './call-email.ts';
import { classifySmtpError } from './classify-smtp-error.ts';
import { renderDeskEmail, renderVisitorEmail, type EmailFacts, type EmailContent } from './email-content.ts';
import { getEmailHold, type CalendarAttachment } from './email-hold.ts';
import type { EmailSettings } from './settings.ts';

const TIMEOUT_MS = 10_000;

/** The first attempt to send the visitor's copy must start within this time after the request. */
const MAX_COPY_AGE_MS = 72 * 60 * 60 * 1000;

/** Recipient, reply address and content of an email. */
type Message = { to: string; replyTo?: string | undefined; content: EmailContent };

export type EmailChannel = { desk: ChannelSender; visitor: ChannelSender; call: ChannelSender; close(): void };

/** Counts a copy to an address at this time and resolves with whether it may be sent. */
export type CountCopy = (address: string, now: Date) => Promise<boolean>;

/**
 * Sends emails over SMTP: to the desk about a quote and about a call, with the visitor as reply-to, and to the visitor with the desk as reply-to.
 */
export function openEmailChannel(settings: EmailSettings, facts: EmailFacts, countCopy: CountCopy): EmailChannel {
  const transport = openTransport(settings);
  const { from, to: deskAddress } = settings;

  const getHold = ({ quote, holds }: Delivery, now: Date) =>
    getEmailHold(quote, { holds, bookables: facts.bookables, now });

  async function send(
    { id }: Delivery,
    message: Message,
    context: { now: Date; signal: AbortSignal },
  ): Promise<Outcome> {
    const { to, replyTo, content } = message;
    const headers = [from, to, replyTo ?? '', facts.company.name, content.subject];
    if (!headers.every(isOneLine)) return { result: 'dead', error: 'unsafe-header' };
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      await transport.sendMail({
        from: { name: facts.company.name, address: from },
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        envelope: { from, to: [to] },
        subject: content.subject,
        text: content.text,
        html: content.html,
        attachments: content.calendar ? [toAttachment(content.calendar)] : [],
        // The same in every attempt, so that mailboxes can detect duplicates.
        messageId: `<${id}.email@${domainOf(from)}>`,
        date: context.now,
        // Prevents out-of-office replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.any([context.signal, timeout]),
      });
      return { result: 'delivered' };
    } catch (error) {
      return timeout.aborted ? { result: 'retry', error: 'timeout' } : classifySmtpError(error);
    }
  }

  return {
    desk(delivery, context) {
      const { quote } = delivery;
      const content = renderDeskEmail(quote, facts, getHold(delivery, context.now));
      return send(delivery, { to: deskAddress, replyTo: getReplyAddress(quote), content }, context);
    },
    async call(delivery, context) {
      const { quote } = delivery;
      const call = findCall(delivery.holds);
      if (!call) return { result: 'skipped', reason: 'released' };
      const content = renderCallEmail(quote, call, facts);
      return send(delivery, { to: deskAddress, replyTo: getReplyAddress(quote), content }, context);
    },
    async visitor(delivery, context) {
      const { quote, attempt } = delivery;
      if (attempt === 1 && isTooLate(quote, context.now)) return { result: 'skipped', reason: 'too-late' };
      if (!isSingleAddress(quote.email)) return { result: 'dead', error: 'unsafe-address' };
      if (attempt === 1 && !(await countCopy(quote.email, context.now))) {
        return { result: 'skipped', reason: 'too-many-copies' };
      }
      const isPlaceListed = await facts.isListedPlace(quote.city);
      const hold = getHold(delivery, context.now);
      const content = renderVisitorEmail(quote, facts, { isPlaceListed, ...(hold && { hold }) });
      return send(delivery, { to: quote.email, replyTo: deskAddress, content }, context);
    },
    close: () => transport.close(),
  };
}

/** A pool of connections that stay open between messages. It retries nothing, so that each attempt is counted. */
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
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    idleTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Unusual addresses could add recipients. */
function getReplyAddress({ email }: StoredQuote): string | undefined {
  return isSingleAddress(email) ? email : undefined;
}

function toAttachment({ name, text }: CalendarAttachment) {
  return { filename: name, content: text, contentType: 'text/calendar; charset=utf-8' };
}

function isTooLate(quote: StoredQuote, now: Date): boolean {
  return now.getTime() - quote.created_at > MAX_COPY_AGE_MS;
}
