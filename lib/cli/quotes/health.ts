import { isCurrent } from '#lib/availability/months';
import { CHANNEL_LABELS } from '#lib/leads/desk/format-deliveries';
import { countQuotes } from '#lib/leads/desk/quote-pages';
import { textTable } from '#lib/leads/desk/text-table';
import { formatCount, formatDuration } from '#lib/leads/desk/time-format';
import { listCalendarAges } from '#lib/leads/store/calendars';
import { countDeliveries, oldestPending } from '#lib/leads/store/outbox';
import { CHANNELS } from '#lib/leads/store/tables';
import { getDeliveryNotes } from './delivery-notes.ts';
import { withDesk, type Desk } from './with-desk.ts';
import { paint, print } from './print.ts';
import { subcommand } from './subcommand.ts';

export const health = subcommand({
  name: 'health',
  summary: 'whether the store answers, and what waits or failed',
  options: { json: { type: 'boolean', description: 'as JSON, for monitors' } },
  examples: ['health', 'health --json'],
  run: ({ options, now }) =>
    withDesk(async (desk) => {
      const { store, place, channels, problems } = desk;
      const accepted = await countQuotes(store, { state: 'accepted' });
      const quarantined = await countQuotes(store, { state: 'quarantined' });
      const deliveries = await countDeliveriesByChannel(desk);
      const failed = deliveries.reduce((sum, { dead }) => sum + dead, 0);
      const oldest = await oldestPending(store, channels.length > 0 ? channels : CHANNELS);
      const oldestMs = oldest === undefined ? null : Math.max(0, now.getTime() - oldest);
      const calendars = [...(await listCalendarAges(store))].map(([id, readAt]) => ({ id, readAt }));
      if (options.json) {
        const report = { store: 'answers', quotes: { accepted, quarantined }, deliveries, oldestWaitingMs: oldestMs };
        return print(JSON.stringify({ ...report, calendars, problems }, null, 2));
      }
      const notes = await getDeliveryNotes(desk);
      print(
        `${paint.good('The store answers:')} ${place}`,
        `${formatCount(accepted, 'quote')} accepted, ${quarantined.toLocaleString('en-US')} quarantined.`,
        oldestMs === null ? 'No delivery waits.' : `The oldest delivery has waited for ${formatDuration(oldestMs)}.`,
        ...(failed > 0
          ? [
              `${paint.bad(formatCount(failed, 'delivery', 'deliveries'))} failed for good. Try again: npm run quotes -- replay --dead`,
            ]
          : []),
        '',
        ...formatDeliveryTable(deliveries),
        ...(calendars.length > 0 ? ['', ...calendars.map((calendar) => describeCalendar(calendar, now))] : []),
        ...(notes.length > 0 ? ['', ...notes] : []),
      );
    }),
});

function describeCalendar({ id, readAt }: { id: string; readAt: number }, now: Date): string {
  const line = `The calendar of ${id} was read ${formatDuration(Math.max(0, now.getTime() - readAt))} ago.`;
  return isCurrent(readAt, now) ? line : `${paint.bad(line)} Visitors have to ask for its dates.`;
}

type Deliveries = Awaited<ReturnType<typeof countDeliveriesByChannel>>;

async function countDeliveriesByChannel({ store, channels }: Desk) {
  const counts = await countDeliveries(store);
  return CHANNELS.map((channel) => {
    const of = (state: string) =>
      Number(counts.find((one) => one.channel === channel && one.state === state)?.count ?? 0);
    return {
      channel,
      isSetUp: channels.includes(channel),
      delivered: of('delivered'),
      pending: of('pending'),
      dead: of('dead'),
      skipped: of('skipped'),
    };
  });
}

function formatDeliveryTable(deliveries: Deliveries): string[] {
  const count = (heading: string) => ({ heading, align: 'right' }) as const;
  return textTable(
    [{ heading: 'Delivery' }, count('Sent'), count('Waiting'), count('Failed'), count('Not needed'), { heading: '' }],
    deliveries.map(({ channel, isSetUp, delivered, pending, dead, skipped }) => [
      CHANNEL_LABELS[channel],
      ...[delivered, pending, dead, skipped].map((number) => number.toLocaleString('en-US')),
      isSetUp ? '' : 'not set up',
    ]),
  );
}
