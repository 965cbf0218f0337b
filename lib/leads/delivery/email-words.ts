import { SITE_TIME_ZONE } from '#lib/content/time-zone';
import { approvalFacts, type ApprovalFacts } from '#lib/quote/approval-pack';
import { QUOTE_DAYS, type SentQuote } from '#lib/quote/sent-quote';
import type { StoredQuote } from '../store/tables.ts';
import { isSingleAddress } from './email-address.ts';
import type { Block, Company } from './email-body.ts';
import { renderHtml } from './email-html.ts';
import { renderText } from './email-text.ts';
import { sentQuoteOf } from './sent-quote-of.ts';

/** The subject is on one line and holds nothing that a visitor wrote; text and HTML say the same. */
export type EmailWords = { subject: string; text: string; html: string };

/** What the site knows and an email tells. */
export type EmailFacts = {
  /** `reply` says when a person answers, as a sentence. */
  company: Company & { reply: string };
  /** Why travel is charged or not. */
  travelReasons: { virtual: string; home: string; away: string };
  pack: { included: readonly string[]; notIncluded: readonly string[] };
  games: readonly { id: string; name: string }[];
};

/** What the desk needs to answer: who asks, every answer, the price with its lines. */
export function deskEmail(quote: StoredQuote, facts: EmailFacts): EmailWords {
  const sent = sentQuoteOf(quote, nameOfGame(quote, facts) ?? quote.game ?? '');
  const { firstName, lastName, email, phone, description, latitude, longitude } = sent.answers;
  const pack = packOf(sent, facts);
  const reply = isSingleAddress(email)
    ? 'Reply to this email to answer.'
    : 'Their address is unusual, so a reply does not reach it by itself: copy it from below.';
  const blocks: Block[] = [
    { kind: 'title', text: pack.title },
    { kind: 'text', text: `${firstName} ${lastName} asked for a quote on ${momentOf(sent.sentAt)}. ${reply}` },
    {
      kind: 'rows',
      rows: rowsOf([
        ['Reference', quote.reference],
        ['Name', `${firstName} ${lastName}`],
        ['Email', email],
        ['Phone', phone || 'not given'],
        ['Event', pack.event],
        ['Where', pack.place],
        ['Coordinates', latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`],
        ['Players', pack.people],
        ['Game', pack.game],
        ['Dates', pack.dates.join('\n') || 'flexible'],
        ['Notes', description || 'none'],
      ]),
    },
    { kind: 'heading', text: 'The price they saw' },
    priceOf(pack, `${pack.perPerson} a person, before tax. It stands until ${pack.expiry}.`),
    { kind: 'text', text: `Price list ${quote.price_version}. Nothing is booked and nothing is charged.` },
  ];
  return wordsOf(`Quote request ${quote.reference}`, blocks, facts.company);
}

/**
 * The visitor's copy. Anybody can have it sent to anybody, so it repeats no notes, and a name or a place only when it
 * looks like one: nobody can write to strangers in our name.
 */
export function visitorEmail(quote: StoredQuote, facts: EmailFacts): EmailWords {
  const sent = sentQuoteOf(quote, nameOfGame(quote, facts) ?? '');
  const { firstName, city, description } = sent.answers;
  const pack = packOf({ ...sent, answers: { ...sent.answers, city: isPlace(city) ? city : '' } }, facts);
  const { company } = facts;
  const { included, notIncluded } = facts.pack;
  const blocks: Block[] = [
    { kind: 'title', text: isFirstName(firstName) ? `Thank you, ${firstName}.` : 'Thank you.' },
    {
      kind: 'text',
      text: `We have your request. Your price is ${pack.total} in total, before tax, and it stands until ${pack.expiry}.`,
    },
    { kind: 'heading', text: 'What you asked for' },
    {
      kind: 'rows',
      rows: rowsOf([
        ['Reference', pack.reference],
        ['Event', pack.event],
        ['Where', pack.place || 'The place that you named'],
        ['Players', pack.people],
        ['Game', pack.game],
        ['Dates', pack.dates.join('\n') || 'flexible'],
        ['Notes', description && 'We have them, word for word.'],
      ]),
    },
    { kind: 'heading', text: 'Your price' },
    priceOf(pack, `${pack.perPerson} a person, before tax`),
    {
      kind: 'rows',
      rows: rowsOf([
        ['Included', included.join('\n')],
        ['Not included', notIncluded.join('\n')],
      ]),
    },
    { kind: 'heading', text: 'What happens next' },
    {
      kind: 'steps',
      steps: [
        `${company.reply} Ideas and the written quote follow within 24 hours of that.`,
        'You choose a date and the game. Changing the head count changes the price by the same table.',
        'Nothing is booked and nothing is charged until you say yes in writing.',
      ],
    },
    {
      kind: 'text',
      text: `Anything to add? Reply to this email, which reaches a person, or call ${company.phone} and say ${pack.reference}.`,
    },
    {
      kind: 'text',
      text: `You get this email because somebody gave your address when asking ${company.name} for a quote. If that was not you, there is nothing to do.`,
    },
  ];
  return wordsOf(`Your quote ${quote.reference} from ${company.name}`, blocks, company);
}

function wordsOf(subject: string, blocks: readonly Block[], company: Company): EmailWords {
  return { subject, text: renderText(blocks, company), html: renderHtml(subject, blocks, company) };
}

/** The facts of the approval pack, with the last day of the price in the company's time zone. */
function packOf(sent: SentQuote, { travelReasons }: EmailFacts): ApprovalFacts {
  const last = Date.parse(sent.sentAt) + QUOTE_DAYS * 24 * 60 * 60 * 1000;
  const expiry = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: SITE_TIME_ZONE }).format(last);
  return { ...approvalFacts(sent, travelReasons), expiry };
}

function priceOf({ lines, total }: ApprovalFacts, note: string): Block {
  return { kind: 'price', lines, total, note };
}

/** Rows without anything to say are left out. */
function rowsOf(rows: readonly [term: string, text: string][]) {
  return rows.filter(([, text]) => text).map(([term, text]) => ({ term, lines: text.split('\n') }));
}

/** The name of the chosen game; empty when the choice is ours, undefined when there is no such game (any more). */
function nameOfGame({ game }: StoredQuote, { games }: EmailFacts): string | undefined {
  return !game || game === 'recommend' ? '' : games.find(({ id }) => id === game)?.name;
}

function momentOf(time: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: SITE_TIME_ZONE,
  });
  // Some versions of the words between day and time, and before AM, use spaces that text files show as boxes.
  return format.format(new Date(time)).replace(/\s/g, ' ');
}

/** Letters with what joins them: no room for an address, a number or a sentence. */
function isFirstName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M}'\u2019-]*(?: \p{L}[\p{L}\p{M}'\u2019-]*){0,2}$/u.test(text) && text.length <= 40;
}

function isPlace(text: string): boolean {
  return /^\p{L}[\p{L}\p{M}'\u2019(), .-]{0,79}$/u.test(text) && !/\.\p{L}{2}/u.test(text);
}
