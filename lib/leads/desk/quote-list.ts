import { labelOfEventType } from '#lib/quote/event-types';
import { isPricedPerChild } from '#lib/quote/per-child';
import { formatDollars } from '#lib/quote/figures';
import { formatDeliveries, type DeliveryContext } from './format-deliveries.ts';
import { formatStartLine } from './format-holds.ts';
import { displayWidth } from './display-width.ts';
import { printable } from './printable.ts';
import type { DeskQuote } from './quote-pages.ts';
import { textTable, type Column } from './text-table.ts';
import { formatCount, formatTime } from './time-format.ts';

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

/** Only in a list in which a quote asks for a start. */
const START_COLUMN: Column = { heading: 'Start' };

/** The lines of a list: a table, or a few lines for each quote when the table is wider than `width` columns. */
export function formatQuoteList(quotes: readonly DeskQuote[], outlook: DeliveryContext, width = Infinity): string[] {
  const hasStarts = quotes.some(({ preferred_start: start }) => start !== null);
  const lines = textTable(
    hasStarts ? [...COLUMNS, START_COLUMN] : COLUMNS,
    quotes.map((quote) => formatCells(quote, outlook).concat(hasStarts ? formatStartLine(quote, outlook.now) : [])),
  );
  if (lines.every((line) => displayWidth(line) <= width)) return lines;
  return quotes.flatMap((quote, index) => [...(index > 0 ? [''] : []), ...formatLines(quote, outlook)]);
}

function formatCells(quote: DeskQuote, outlook: DeliveryContext): string[] {
  return [
    quote.reference,
    formatTime(quote.created_at),
    formatName(quote),
    printable(quote.email),
    labelOfEventType(quote.type_of_event),
    formatPlace(quote),
    quote.participant_size.toLocaleString('en-US'),
    formatTotal(quote),
    quote.state,
    formatDeliveries(quote, outlook),
  ];
}

function formatLines(quote: DeskQuote, outlook: DeliveryContext): string[] {
  const people = formatCount(quote.participant_size, 'person', 'people');
  const event = [labelOfEventType(quote.type_of_event), formatPlace(quote), people, formatTotal(quote)];
  return [
    `${quote.reference}  ${formatTime(quote.created_at)}  ${quote.state}`,
    `  ${formatName(quote)} <${printable(quote.email)}>`,
    `  ${event.join(', ')}`,
    `  ${formatDeliveries(quote, outlook)}`,
    ...(quote.preferred_start === null ? [] : [`  ${formatStartLine(quote, outlook.now)}`]),
  ];
}

/** The total, or that the family pays per child. */
function formatTotal({ total, type_of_event }: DeskQuote): string {
  return isPricedPerChild(type_of_event) ? 'per child' : formatDollars(total);
}

/** First and last name, safe to print. */
export function formatName({ first_name, last_name }: Pick<DeskQuote, 'first_name' | 'last_name'>): string {
  return printable(`${first_name} ${last_name}`);
}

/** The city, or "online" for an event without one. */
export function formatPlace({ city }: Pick<DeskQuote, 'city'>): string {
  return printable(city) || 'online';
}
