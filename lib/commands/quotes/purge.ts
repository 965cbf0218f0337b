import { deleted } from '#lib/leads/desk/deleted';
import { DeskError, EXIT } from '#lib/leads/desk/desk-error';
import { engineOf } from '#lib/leads/desk/engine-of';
import { countOlder } from '#lib/leads/desk/older';
import { rewriteStore } from '#lib/leads/desk/rewrite-store';
import { counted, formatMoment, parseDuration } from '#lib/leads/desk/time-words';
import { storeAddress, type Store } from '#lib/leads/store/database';
import { purgeQuotes } from '#lib/leads/store/quotes';
import { confirm } from './confirm.ts';
import { atDesk } from './open-desk.ts';
import { print } from './print.ts';
import { subcommand } from './subcommand.ts';

export const purge = subcommand({
  name: 'purge',
  says: 'deletes what is older than you say, for good',
  more: [
    'The site does this by itself every hour, after QUOTE_RETENTION_DAYS (365) days. Asks first. Writes the file of a',
    'SQLite store anew, so that nothing deleted can be read in it.',
  ],
  options: {
    'older-than': { type: 'string', value: '365d', says: 'how old: d or w (also m, h)' },
    'dry-run': { type: 'boolean', says: 'only say how many' },
    yes: { type: 'boolean', says: 'do not ask' },
  },
  examples: ['purge --older-than 365d --dry-run', 'purge --older-than 52w', 'purge --older-than 365d --yes'],
  run: ({ options: { 'older-than': age, 'dry-run': isDryRun, yes }, now }) => {
    const length = parseDuration(age ?? '');
    if (!length) throw new DeskError('Say how old: --older-than 365d, or a number with m, h, d or w.', EXIT.usage);
    const before = now.getTime() - length;
    return atDesk(async ({ store }) => {
      const { quotes, waiting } = await countOlder(store, before);
      print(sentenceOn(quotes, waiting, before));
      if (isDryRun) return print('Nothing was deleted: this was a dry run.');
      if (quotes > 0) {
        await confirm(`Delete ${quotes === 1 ? 'it' : 'them'} for good?`, yes);
        const count = await deleted(() => purgeQuotes(store, { accepted: before, quarantined: before }), {
          expected: quotes,
          left: async () => (await countOlder(store, before)).quotes,
        });
        print(`${counted(count, 'quote')} deleted. Backups and exported files from before still hold what they had.`);
      }
      await overwrite(store);
    });
  },
});

function sentenceOn(quotes: number, waiting: number, before: number): string {
  if (quotes === 0) return `No quote is from before ${formatMoment(before)}.`;
  const still = waiting > 0 ? ` ${counted(waiting, 'of them still waits', 'of them still wait')} for a delivery.` : '';
  return `${counted(quotes, 'quote is', 'quotes are')} from before ${formatMoment(before)}.${still}`;
}

async function overwrite(store: Store): Promise<void> {
  if (engineOf(storeAddress()) === 'PostgreSQL' || (await rewriteStore(store))) return;
  print('Another process keeps the file busy, so traces may be left in it. Try again when the site is quiet.');
}
