import { SITE_TIME_ZONE } from '#lib/content/site-time-zone';
import { CALL_ID } from '#lib/availability/call-id';
import { renderCalendar } from '#lib/quote/calendar';
import { isSingleAddress } from '#lib/quote/email-address';
import { formatMoment } from '#lib/quote/local-time';
import { toCallEvent, toQuoteFacts } from '../calendars/calendar-events.ts';
import type { StoredHold, StoredQuote } from '../store/tables.ts';
import { cleanLine, type Block } from './email-body.ts';
import { createRows, renderEmail, type EmailContent, type EmailFacts } from './email-content.ts';

const MINUTE_MS = 60_000;

/** The email to the desk about the time that a visitor chose for a call, with the call as a calendar file. */
export function renderCallEmail(quote: StoredQuote, call: StoredHold, facts: EmailFacts): EmailContent {
  const { company, games, bookables } = facts;
  const timeZone = bookables.find(({ id }) => id === CALL_ID)?.timeZone ?? SITE_TIME_ZONE;
  const about = toQuoteFacts(quote, { games, place: '' });
  const phone = cleanLine(quote.phone ?? '');
  const reply = isSingleAddress(quote.email) ? ' Reply to this email to write to them.' : '';
  const blocks: Block[] = [
    { kind: 'title', text: 'A time for a call' },
    {
      kind: 'text',
      text: `${phone ? 'A visitor expects your call.' : `A visitor gave no phone number and was asked to call ${company.phone}.`}${reply}`,
    },
    {
      kind: 'rows',
      rows: createRows([
        ['When', formatMoment(call.starts_at, timeZone)],
        ['Length', `${(call.ends_at - call.starts_at) / MINUTE_MS} minutes`],
        ['Reference', quote.reference],
        ['Event', about.event],
        ['Players', about.people],
      ]),
    },
    { kind: 'heading', text: 'In the words of the visitor' },
    {
      kind: 'rows',
      rows: createRows([
        ['Name', cleanLine(`${quote.first_name} ${quote.last_name}`)],
        ['Phone', phone || 'not given'],
        ['Email', cleanLine(quote.email)],
      ]),
    },
    {
      kind: 'text',
      text: 'The attached file puts the call into a calendar. If you have an earlier time for it, this one replaces it.',
    },
  ];
  const events = [toCallEvent(about, call)];
  const text = renderCalendar({ company: company.name, writtenAt: new Date(call.created_at), events });
  return {
    ...renderEmail(`Call about ${quote.reference}`, blocks, company),
    calendar: { name: `call-${quote.reference}.ics`, text },
  };
}
