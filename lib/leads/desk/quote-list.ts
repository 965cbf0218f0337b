import { labelOfEventType } from '#lib/quote/event-types';
import { formatDollars } from '#lib/quote/figures';
import { deliveriesInWords, type Outlook } from './delivery-words.ts';
import { displayWidth } from './display-width.ts';
import { printable } from './printable.ts';
import type { DeskQuote } from './quote-pages.ts';
import { textTable, type Column } from './text-table.ts';
import { counted, formatMoment } from './time-words.ts';

const COLUMNS: readonly Column[] = [
  { heading: 'Reference' },
  { heading: 'Received' },
  { heading: 'Name' },
  { heading: 'E-mail' },
  { heading: 'Event' },
  { heading: 'City' },
  { heading: 'People', align: 'right' },
  { heading: 'Total', align: 'right' },
  { heading: 'State' },
  { heading: 'Deliveries' },
];

/** The lines of a list: a table, or where it is wider than `width` columns, a few lines for each quote. */
export function quoteList(quotes: readonly DeskQuote[], outlook: Outlook, width = Infinity): string[] {
  const lines = textTable(
    COLUMNS,
    quotes.map((quote) => cellsOf(quote, outlook)),
  );
  if (lines.every((line) => displayWidth(line) <= width)) return lines;
  return quotes.flatMap((quote, index) => [...(index > 0 ? [''] : []), ...linesOf(quote, outlook)]);
}

function cellsOf(quote: DeskQuote, outlook: Outlook): string[] {
  return [
    quote.reference,
    formatMoment(quote.created_at),
    nameOf(quote),
    printable(quote.email),
    labelOfEventType(quote.type_of_event),
    placeOf(quote),
    quote.participant_size.toLocaleString('en-US'),
    formatDollars(quote.total),
    quote.state,
    deliveriesInWords(quote, outlook),
  ];
}

function linesOf(quote: DeskQuote, outlook: Outlook): string[] {
  const people = counted(quote.participant_size, 'person', 'people');
  const event = [labelOfEventType(quote.type_of_event), placeOf(quote), people, formatDollars(quote.total)];
  return [
    `${quote.reference}  ${formatMoment(quote.created_at)}  ${quote.state}`,
    `  ${nameOf(quote)} <${printable(quote.email)}>`,
    `  ${event.join(', ')}`,
    `  ${deliveriesInWords(quote, outlook)}`,
  ];
}

/** First and last name, safe to print. */
export function nameOf({ first_name, last_name }: Pick<DeskQuote, 'first_name' | 'last_name'>): string {
  return printable(`${first_name} ${last_name}`);
}

/** The city, or "online" for an event without one. */
export function placeOf({ city }: Pick<DeskQuote, 'city'>): string {
  return printable(city) || 'online';
}
