import { deleteAndVerify } from '#lib/leads/desk/delete-and-verify';
import { DeskError, EXIT } from '#lib/leads/desk/desk-error';
import { getEngine } from '#lib/leads/desk/get-engine';
import { countOlderQuotes } from '#lib/leads/desk/count-older-quotes';
import { rewriteStore } from '#lib/leads/desk/rewrite-store';
import { formatCount, formatTime, parseDuration } from '#lib/leads/desk/time-format';
import { getStoreAddress, type Store } from '#lib/leads/store/database';
import { purgeQuotes } from '#lib/leads/store/quotes';
import { confirm } from './confirm.ts';
import { withDesk } from './with-desk.ts';
import { print } from './print.ts';
import { subcommand } from './subcommand.ts';

export const purge = subcommand({
  name: 'purge',
  summary: 'deletes what is older than you say, for good',
  details: [
    'The site does this by itself every hour, after QUOTE_RETENTION_DAYS (365) days. Asks first. Writes the file of a',
    'SQLite store anew, so that nothing deleted can be read in it.',
  ],
  options: {
    'older-than': { type: 'string', value: '365d', description: 'how old: d or w (also m, h)' },
    'dry-run': { type: 'boolean', description: 'only say how many' },
    yes: { type: 'boolean', description: 'do not ask' },
  },
  examples: ['purge --older-than 365d --dry-run', 'purge --older-than 52w', 'purge --older-than 365d --yes'],
  run: ({ options: { 'older-than': age, 'dry-run': isDryRun, yes }, now }) => {
    const length = parseDuration(age ?? '');
    if (!length) throw new DeskError('Say how old: --older-than 365d, or a number with m, h, d or w.', EXIT.usage);
    const before = now.getTime() - length;
    return withDesk(async ({ store }) => {
      const { quotes, waiting } = await countOlderQuotes(store, before);
      print(describeOlderQuotes(quotes, waiting, before));
      if (isDryRun) return print('Nothing was deleted: this was a dry run.');
      if (quotes > 0) {
        await confirm(`Delete ${quotes === 1 ? 'it' : 'them'} for good?`, yes);
        const count = await deleteAndVerify(() => purgeQuotes(store, { accepted: before, quarantined: before }), {
          expected: quotes,
          countRemaining: async () => (await countOlderQuotes(store, before)).quotes,
        });
        print(
          `${formatCount(count, 'quote')} deleted. Backups and exported files from before still hold what they had.`,
        );
      }
      await overwriteDeleted(store);
    });
  },
});

function describeOlderQuotes(quotes: number, waiting: number, before: number): string {
  if (quotes === 0) return `No quote is from before ${formatTime(before)}.`;
  const still =
    waiting > 0 ? ` ${formatCount(waiting, 'of them still waits', 'of them still wait')} for a delivery.` : '';
  return `${formatCount(quotes, 'quote is', 'quotes are')} from before ${formatTime(before)}.${still}`;
}

async function overwriteDeleted(store: Store): Promise<void> {
  if (getEngine(getStoreAddress()) === 'PostgreSQL' || (await rewriteStore(store))) return;
  print('Another process keeps the file busy, so traces may be left in it. Try again when the site is quiet.');
}
