import { DatabaseSync } from 'node:sqlite';
import { openStore } from '#lib/leads/store/database';
import { claimDue, markDelivered } from '#lib/leads/store/outbox';
import { saveQuote } from '#lib/leads/store/quotes';
import { CHANNELS } from '#lib/leads/store/tables';
import { quoteSave } from '#tests/factories/quote-save';

/*
 * Run by another-process.ts: does one task on the store at an address, and says each thing that it has done.
 */
const [task = '', address = ''] = process.argv.slice(2);
const say = (message: unknown) => process.send?.(message);

const TASKS: Record<string, () => Promise<void>> = {
  /** Opens the store. */
  async open() {
    const store = await openStore(address);
    await store.destroy();
    say('opened');
  },

  /** Stores quotes for as long as it lives; says each reference after the commit. */
  async save() {
    const store = await openStore(address);
    const saveOneAfterAnother = async () => {
      for (;;) {
        const saved = await saveQuote(store, quoteSave());
        if (saved.outcome === 'created') say(saved.quote.reference);
      }
    };
    await Promise.all(Array.from({ length: 4 }, saveOneAfterAnother));
  },

  /** Delivers everything; says each id. */
  async deliver() {
    const store = await openStore(address);
    const now = quoteSave().now.getTime();
    const work = async () => {
      for (;;) {
        const rows = await claimDue(store, { channels: CHANNELS, now, limit: 5, leaseMs: 60_000 });
        if (rows.length === 0) return;
        for (const { id } of rows) {
          say(id);
          await markDelivered(store, id, now);
        }
      }
    };
    await Promise.all(Array.from({ length: 4 }, work));
    await store.destroy();
  },

  /** Holds the write lock of an SQLite file until it is told to let go, or ended. */
  async lock() {
    const file = new DatabaseSync(address);
    file.exec('begin immediate');
    say('locked');
    process.once('message', () => {
      file.exec('rollback');
      file.close();
      say('free');
      process.disconnect();
    });
  },

  /** Reads an SQLite file, and keeps its log from being emptied until it is told to let go. */
  async read() {
    const file = new DatabaseSync(address);
    file.exec('begin; select count(*) from quotes');
    file.prepare('select reference from quotes').all();
    say('reading');
    process.once('message', () => {
      file.close();
      say('free');
      process.disconnect();
    });
  },
};

await TASKS[task]?.();
if (task !== 'lock' && task !== 'read') process.disconnect();
