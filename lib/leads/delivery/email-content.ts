import type { Bookable } from '#lib/availability/schema';
import { SITE_TIME_ZONE } from '#lib/content/site-time-zone';
import { approvalFacts, type ApprovalFacts } from '#lib/quote/approval-pack';
import { formatDollars } from '#lib/quote/figures';
import { PER_CHILD_TEXT } from '#lib/quote/per-child';
import { PROMISE } from '#lib/quote/quote-state';
import { QUOTE_VALIDITY_DAYS, type SentQuote } from '#lib/quote/sent-quote';
import type { StoredQuote } from '../store/tables.ts';
import { isSingleAddress } from '#lib/quote/email-address';
import { toQuoteFacts } from '../calendars/calendar-events.ts';
import type { Block, Company } from './email-body.ts';
import {
  createHoldBlocks,
  createHoldFile,
  describeHoldToDesk,
  type CalendarAttachment,
  type EmailHold,
} from './email-hold.ts';
import { renderHtml } from './email-html.ts';
import { renderText } from './email-text.ts';
import { toSentQuote } from './to-sent-quote.ts';

/** The subject is one line without any text of the visitor. `text` and `html` have the same content. */
export type EmailContent = { subject: string; text: string; html: string; calendar?: CalendarAttachment };

/** Content of the site that emails include. */
export type EmailFacts = {
  company: Company;
  /** Why travel is charged or free. */
  travelReasons: { virtual: string; home: string; away: string };
  pack: { included: readonly string[]; notIncluded: readonly string[] };
  games: readonly { id: string; name: string }[];
  /** What can be held by date. */
  bookables: readonly Bookable[];
  /** Whether a place is one of our list. */
  isListedPlace: (label: string) => Promise<boolean>;
};

/**
 * The email to the desk: the price with its lines, every answer, what came of the start, and what the visitor wrote, under a heading that says so. A start
 * that is held is attached as a calendar file.
 */
export function renderDeskEmail(quote: StoredQuote, facts: EmailFacts, hold?: EmailHold): EmailContent {
  const sent = toSentQuote(quote, getGameName(quote, facts) ?? quote.game ?? '');
  const { firstName, lastName, email, phone, description, latitude, longitude } = sent.answers;
  const pack = getApprovalFacts(sent, facts, hold);
  const reply = isSingleAddress(email)
    ? 'Reply to this email to answer.'
    : 'Their address is unusual, so a reply does not reach it by itself: copy it from below.';
  const blocks: Block[] = [
    { kind: 'title', text: `${pack.event} for ${pack.people}` },
    { kind: 'text', text: `A visitor asked for a quote on ${formatTime(sent.sentAt)}. ${reply}` },
    {
      kind: 'rows',
      rows: createRows([
        ['Reference', quote.reference],
        ['Event', pack.event],
        ['Players', pack.people],
        ['Game', pack.game],
        ['Dates', pack.dates.join('\n') || 'flexible'],
        ...describeHoldToDesk(hold),
      ]),
    },
    { kind: 'heading', text: 'In the words of the visitor' },
    {
      kind: 'rows',
      rows: createRows([
        ['Name', `${firstName} ${lastName}`],
        ['Email', email],
        ['Phone', phone || 'not given'],
        ['Where', pack.place],
        ['Coordinates', latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`],
        ['Notes', description || 'none'],
      ]),
    },
    ...createPriceBlocks(pack, { heading: 'The price they saw', note: `It stands until ${pack.expiry}.` }),
    {
      kind: 'text',
      text: pack.price
        ? `Price list ${quote.price_version}. Nothing is booked and nothing is charged.`
        : `They saw no total. The company price for this group, stored with the quote, is ${formatDollars(quote.total)}.`,
    },
  ];
  const file = createHoldFile(hold, toQuoteFacts(quote, { games: facts.games, place: pack.place }), facts.company.name);
  const content = renderEmail(`Quote request ${quote.reference}`, blocks, facts.company);
  return { ...content, ...(file && { calendar: file }) };
}

/**
 * The visitor's copy. The form accepts any email address, so the copy could be abused to send text to strangers. It repeats a place only when
 * it is listed, a first name only when it is one word, and never the notes.
 */
export function renderVisitorEmail(
  quote: StoredQuote,
  facts: EmailFacts,
  { isPlaceListed, hold }: { isPlaceListed: boolean; hold?: EmailHold },
): EmailContent {
  const sent = toSentQuote(quote, getGameName(quote, facts) ?? '');
  const { firstName, city, description } = sent.answers;
  const shown = { ...sent, answers: { ...sent.answers, city: isPlaceListed ? city : '' } };
  const pack = getApprovalFacts(shown, facts, hold);
  const { company } = facts;
  const { included, notIncluded } = facts.pack;
  const blocks: Block[] = [
    { kind: 'title', text: isFirstName(firstName) ? `Thank you, ${firstName}.` : 'Thank you.' },
    {
      kind: 'text',
      text: pack.price
        ? `We have your request. Your price is ${pack.price.total} in total, before tax, and it stands until ${pack.expiry}.`
        : 'We have your request.',
    },
    ...createHoldBlocks(hold),
    { kind: 'heading', text: 'What you asked for' },
    {
      kind: 'rows',
      rows: createRows([
        ['Reference', pack.reference],
        ['Event', pack.event],
        ['Where', pack.place || 'The place that you named'],
        ['Players', pack.people],
        ['Game', pack.game],
        ['Dates', pack.dates.join('\n') || 'flexible'],
        ['Notes', description && 'We have them, word for word.'],
      ]),
    },
    ...createPriceBlocks(pack, { heading: 'Your price', note: '' }),
    {
      kind: 'rows',
      rows: createRows([
        ['Included', included.join('\n')],
        ['Not included', notIncluded.join('\n')],
      ]),
    },
    { kind: 'heading', text: 'What happens next' },
    {
      kind: 'steps',
      steps: [
        PROMISE,
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
  return renderEmail(`Your quote ${quote.reference} from ${company.name}`, blocks, company);
}

/** An email in both formats. */
export function renderEmail(subject: string, blocks: readonly Block[], company: Company): EmailContent {
  return { subject, text: renderText(blocks, company), html: renderHtml(subject, blocks, company) };
}

/** The facts of the approval pack, with the last day of the price in the company's time zone. */
function getApprovalFacts(sent: SentQuote, { travelReasons }: EmailFacts, hold?: EmailHold): ApprovalFacts {
  const last = Date.parse(sent.sentAt) + QUOTE_VALIDITY_DAYS * 24 * 60 * 60 * 1000;
  const expiry = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: SITE_TIME_ZONE }).format(last);
  return { ...approvalFacts(sent, travelReasons, hold?.timeZone), expiry };
}

function createPriceBlocks({ price }: ApprovalFacts, { heading, note }: { heading: string; note: string }): Block[] {
  const title: Block = { kind: 'heading', text: heading };
  if (!price) return [title, { kind: 'text', text: PER_CHILD_TEXT }];
  const { lines, total, perPerson } = price;
  return [title, { kind: 'price', lines, total, note: `${perPerson} a person, before tax${note && `. ${note}`}` }];
}

/** Rows without text are left out. */
export function createRows(rows: readonly [term: string, text: string][]) {
  return rows.filter(([, text]) => text).map(([term, text]) => ({ term, lines: text.split('\n') }));
}

/** The name of the chosen game. Empty when the company chooses, undefined when the game is not listed (any more). */
function getGameName({ game }: StoredQuote, { games }: EmailFacts): string | undefined {
  return !game || game === 'recommend' ? '' : games.find(({ id }) => id === game)?.name;
}

function formatTime(time: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: SITE_TIME_ZONE,
  });
  // Some ICU versions put special spaces before AM, which some text viewers show as boxes.
  return format.format(new Date(time)).replace(/\s/g, ' ');
}

/** One word of up to 15 letters with at most one apostrophe. This excludes links, numbers and sentences, also in scripts without spaces. */
function isFirstName(text: string): boolean {
  return /^(?=.{1,15}$)[\p{L}\p{M}]+(?:['\u2019][\p{L}\p{M}]+)?$/u.test(text) && !UNSPACED_WORDS.test(text);
}

const UNSPACED_WORDS =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]{5}/u;
