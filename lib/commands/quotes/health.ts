import { CHANNEL_WORDS } from '#lib/leads/desk/delivery-words';
import { countQuotes } from '#lib/leads/desk/quote-pages';
import { textTable } from '#lib/leads/desk/text-table';
import { counted, formatDuration } from '#lib/leads/desk/time-words';
import { countDeliveries, oldestPending } from '#lib/leads/store/outbox';
import { CHANNELS } from '#lib/leads/store/tables';
import { deliveryNotes } from './delivery-notes.ts';
import { atDesk, type Desk } from './open-desk.ts';
import { paint, print } from './print.ts';
import { subcommand } from './subcommand.ts';

export const health = subcommand({
  name: 'health',
  says: 'whether the store answers, and what waits or failed',
  options: { json: { type: 'boolean', says: 'as JSON, for monitors' } },
  examples: ['health', 'health --json'],
  run: ({ options, now }) =>
    atDesk(async (desk) => {
      const { store, place, channels, problems } = desk;
      const accepted = await countQuotes(store, { state: 'accepted' });
      const quarantined = await countQuotes(store, { state: 'quarantined' });
      const deliveries = await deliveriesAt(desk);
      const failed = deliveries.reduce((sum, { dead }) => sum + dead, 0);
      const oldest = await oldestPending(store, channels.length > 0 ? channels : CHANNELS);
      const oldestMs = oldest === undefined ? null : Math.max(0, now.getTime() - oldest);
      if (options.json) {
        const report = { store: 'answers', quotes: { accepted, quarantined }, deliveries, oldestWaitingMs: oldestMs };
        return print(JSON.stringify({ ...report, problems }, null, 2));
      }
      const notes = await deliveryNotes(desk);
      print(
        `${paint.good('The store answers:')} ${place}`,
        `${counted(accepted, 'quote')} accepted, ${quarantined.toLocaleString('en-US')} quarantined.`,
        oldestMs === null ? 'No delivery waits.' : `The oldest delivery has waited for ${formatDuration(oldestMs)}.`,
        ...(failed > 0
          ? [
              `${paint.bad(counted(failed, 'delivery', 'deliveries'))} failed for good. Try again: npm run quotes -- replay --dead`,
            ]
          : []),
        '',
        ...tableOf(deliveries),
        ...(notes.length > 0 ? ['', ...notes] : []),
      );
    }),
});

type Deliveries = Awaited<ReturnType<typeof deliveriesAt>>;

async function deliveriesAt({ store, channels }: Desk) {
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

function tableOf(deliveries: Deliveries): string[] {
  const count = (heading: string) => ({ heading, align: 'right' }) as const;
  return textTable(
    [{ heading: 'Delivery' }, count('Sent'), count('Waiting'), count('Failed'), count('Not needed'), { heading: '' }],
    deliveries.map(({ channel, isSetUp, delivered, pending, dead, skipped }) => [
      CHANNEL_WORDS[channel],
      ...[delivered, pending, dead, skipped].map((number) => number.toLocaleString('en-US')),
      isSetUp ? '' : 'not set up',
    ]),
  );
}
