import { labelOfEventType } from '#lib/quote/event-types';
import { formatDollars } from '#lib/quote/figures';
import { formatPreferredDay } from '#lib/quote/preferred-dates';
import type { StoredDelivery } from '#lib/leads/store/tables';
import { CHANNEL_WORDS, stateInWords, type Outlook } from './delivery-words.ts';
import { printable, printableLines } from './printable.ts';
import { nameOf, placeOf } from './quote-list.ts';
import type { DeskQuote } from './quote-pages.ts';
import { preferredDatesOf } from './quote-record.ts';
import { textTable, type Column } from './text-table.ts';
import { formatDuration, formatMoment, localZone } from './time-words.ts';

const COLUMNS: readonly Column[] = [
  { heading: 'Delivery' },
  { heading: 'State' },
  { heading: 'Tries', align: 'right' },
  { heading: 'Next try' },
  { heading: 'Done' },
  { heading: 'Last error' },
];

const LABEL_WIDTH = 11;

/** The lines of a sheet with everything about one quote. */
export function quoteSheet(quote: DeskQuote, outlook: Outlook): string[] {
  return [
    `${quote.reference}, ${stateOf(quote)}`,
    '',
    ...field('Received', `${formatMoment(quote.created_at)} (${localZone()}), ${ageOf(quote, outlook)} ago`),
    ...field('Name', nameOf(quote)),
    ...field('E-mail', printable(quote.email)),
    ...field('Phone', printable(quote.phone ?? '') || 'none given'),
    '',
    ...field('Event', labelOfEventType(quote.type_of_event)),
    ...field('City', placeOf(quote)),
    ...coordinatesOf(quote),
    ...field('People', quote.participant_size.toLocaleString('en-US')),
    ...field('Game', gameOf(quote)),
    ...field('Dates', ...datesOf(quote)),
    '',
    ...field('Price', ...pricesOf(quote)),
    '',
    'Description',
    ...(quote.description === null ? ['none given'] : printableLines(quote.description)).map((line) => `  ${line}`),
    '',
    ...deliveriesOf(quote, outlook),
  ].map((line) => line.trimEnd());
}

function field(label: string, ...lines: string[]): string[] {
  return lines.map((line, index) => `${(index === 0 ? label : '').padEnd(LABEL_WIDTH)}  ${line}`);
}

function stateOf({ state, quarantine_reason: reason }: DeskQuote): string {
  if (state === 'accepted') return reason === null ? 'accepted' : 'accepted, released from quarantine';
  return `quarantined: ${printable(reason ?? 'no reason given')}`;
}

function ageOf(quote: DeskQuote, { now }: Outlook): string {
  return formatDuration(now - quote.created_at);
}

function coordinatesOf({ latitude, longitude }: DeskQuote): string[] {
  return latitude === null || longitude === null ? [] : field('Coordinates', `${latitude}, ${longitude}`);
}

function gameOf({ game }: DeskQuote): string {
  return game === null || game === 'recommend' ? 'the choice is ours' : printable(game);
}

function datesOf(quote: DeskQuote): string[] {
  const days = preferredDatesOf(quote);
  return days.length > 0 ? days.map(formatPreferredDay) : ['none given'];
}

function pricesOf({ base_fee, participants_price, total, price_version }: DeskQuote): string[] {
  const lines = [
    ['Base fee', formatDollars(base_fee)],
    ['Participants', formatDollars(participants_price)],
    ['Total', formatDollars(total)],
  ] as const;
  const [first, ...rest] = textTable([{ heading: '' }, { heading: '', align: 'right' }], lines).slice(1);
  return [first ?? '', ...rest, `by the price list ${price_version}`];
}

function deliveriesOf({ state, deliveries }: DeskQuote, outlook: Outlook): string[] {
  if (deliveries.length > 0) {
    return textTable(
      COLUMNS,
      deliveries.map((delivery) => cellsOf(delivery, outlook)),
    );
  }
  return [state === 'quarantined' ? 'Deliveries are held back until it is released.' : 'No deliveries.'];
}

function cellsOf(delivery: StoredDelivery, outlook: Outlook): string[] {
  const { channel, state, attempts, next_at, done_at, last_error } = delivery;
  const isTried = state === 'pending' && outlook.channels.includes(channel);
  return [
    CHANNEL_WORDS[channel],
    stateInWords({ ...delivery, attempts: 0 }, outlook),
    String(attempts),
    isTried ? (next_at <= outlook.now ? 'now' : formatMoment(next_at)) : '',
    done_at === null ? '' : formatMoment(done_at),
    printable(last_error ?? ''),
  ];
}
