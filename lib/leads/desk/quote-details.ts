import { labelOfEventType } from '#lib/quote/event-types';
import { formatDollars } from '#lib/quote/figures';
import { isPricedPerChild } from '#lib/quote/per-child';
import { formatPreferredDay } from '#lib/quote/preferred-dates';
import type { StoredDelivery } from '#lib/leads/store/tables';
import { CHANNEL_LABELS, formatDeliveryState, type DeliveryContext } from './format-deliveries.ts';
import { formatCallTime, formatStartLines } from './format-holds.ts';
import { printable, printableLines } from './printable.ts';
import { formatName, formatPlace } from './quote-list.ts';
import type { DeskQuote } from './quote-pages.ts';
import { getPreferredDates } from './quote-record.ts';
import { textTable, type Column } from './text-table.ts';
import { formatDuration, formatTime, getLocalTimeZone } from './time-format.ts';

const COLUMNS: readonly Column[] = [
  { heading: 'Delivery' },
  { heading: 'State' },
  { heading: 'Tries', align: 'right' },
  { heading: 'Next try' },
  { heading: 'Done' },
  { heading: 'Last error' },
];

const LABEL_WIDTH = 11;

/** All details of one quote, as lines. */
export function formatQuoteDetails(quote: DeskQuote, outlook: DeliveryContext): string[] {
  return [
    `${quote.reference}, ${formatQuoteState(quote)}`,
    '',
    ...formatField(
      'Received',
      `${formatTime(quote.created_at)} (${getLocalTimeZone()}), ${formatAge(quote, outlook)} ago`,
    ),
    ...formatField('Name', formatName(quote)),
    ...formatField('E-mail', printable(quote.email)),
    ...formatField('Phone', printable(quote.phone ?? '') || 'none given'),
    '',
    ...formatField('Event', labelOfEventType(quote.type_of_event)),
    ...formatField('City', formatPlace(quote)),
    ...formatCoordinates(quote),
    ...formatField('People', quote.participant_size.toLocaleString('en-US')),
    ...formatField('Game', formatGame(quote)),
    ...formatField('Dates', ...formatDates(quote)),
    ...formatField('Start', ...formatStartLines(quote, outlook.now)),
    ...formatCall(quote),
    '',
    ...formatField('Price', ...formatPrices(quote)),
    '',
    'Description',
    ...(quote.description === null ? ['none given'] : printableLines(quote.description)).map((line) => `  ${line}`),
    '',
    ...formatDeliveryTable(quote, outlook),
  ].map((line) => line.trimEnd());
}

function formatField(label: string, ...lines: string[]): string[] {
  return lines.map((line, index) => `${(index === 0 ? label : '').padEnd(LABEL_WIDTH)}  ${line}`);
}

function formatQuoteState({ state, quarantine_reason: reason }: DeskQuote): string {
  if (state === 'accepted') return reason === null ? 'accepted' : 'accepted, released from quarantine';
  return `quarantined: ${printable(reason ?? 'no reason given')}`;
}

function formatAge(quote: DeskQuote, { now }: DeliveryContext): string {
  return formatDuration(now - quote.created_at);
}

function formatCoordinates({ latitude, longitude }: DeskQuote): string[] {
  return latitude === null || longitude === null ? [] : formatField('Coordinates', `${latitude}, ${longitude}`);
}

function formatGame({ game }: DeskQuote): string {
  return game === null || game === 'recommend' ? 'the choice is ours' : printable(game);
}

function formatDates(quote: DeskQuote): string[] {
  const days = getPreferredDates(quote);
  return days.length > 0 ? days.map(formatPreferredDay) : ['none given'];
}

function formatCall(quote: DeskQuote): string[] {
  const time = formatCallTime(quote);
  return time === undefined ? [] : formatField('Call', time);
}

function formatPrices({ base_fee, participants_price, total, price_version, type_of_event }: DeskQuote): string[] {
  const lines = [
    ['Base fee', formatDollars(base_fee)],
    ['Participants', formatDollars(participants_price)],
    ['Total', formatDollars(total)],
  ] as const;
  const [first, ...rest] = textTable([{ heading: '' }, { heading: '', align: 'right' }], lines).slice(1);
  const note = isPricedPerChild(type_of_event) ? ' for companies; this family pays per child and saw no total' : '';
  return [first ?? '', ...rest, `by the price list ${price_version}${note}`];
}

function formatDeliveryTable({ state, deliveries }: DeskQuote, outlook: DeliveryContext): string[] {
  if (deliveries.length > 0) {
    return textTable(
      COLUMNS,
      deliveries.map((delivery) => formatCells(delivery, outlook)),
    );
  }
  return [state === 'quarantined' ? 'Deliveries are held back until it is released.' : 'No deliveries.'];
}

function formatCells(delivery: StoredDelivery, outlook: DeliveryContext): string[] {
  const { channel, state, attempts, next_at, done_at, last_error } = delivery;
  const isTried = state === 'pending' && outlook.channels.includes(channel);
  return [
    CHANNEL_LABELS[channel],
    formatDeliveryState({ ...delivery, attempts: 0 }, outlook),
    String(attempts),
    isTried ? (next_at <= outlook.now ? 'now' : formatTime(next_at)) : '',
    done_at === null ? '' : formatTime(done_at),
    printable(last_error ?? ''),
  ];
}
