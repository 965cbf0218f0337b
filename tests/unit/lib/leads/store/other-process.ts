import { DatabaseSync } from 'node:sqlite';
import { openStore } from '#lib/leads/store/database';
import { claimDue, markDelivered } from '#lib/leads/store/outbox';
import { saveQuote } from '#lib/leads/store/quotes';
import { CHANNELS } from '#lib/leads/store/tables';
import { quoteSave } from '#tests/factories/quote-save';

/* Started by another-process.ts: runs one task on the store at an address and sends a message for each step. */
const [task = '', address = ''] = process.argv.slice(2);
const send = (message: unknown) => process.send?.(message);

const TASKS: Record<string, () => Promise<void>> = {
  /** Opens the store. */
  async open() {
    const store = await openStore(address);
    await store.destroy();
    send('opened');
  },

  /** Stores quotes until it is killed; sends each reference after the commit. */
  async save() {
    const store = await openStore(address);
    const saveOneAfterAnother = async () => {
      for (;;) {
        const saved = await saveQuote(store, quoteSave());
        if (saved.outcome === 'created') send(saved.quote.reference);
      }
    };
    await Promise.all(Array.from({ length: 4 }, saveOneAfterAnother));
  },

  /** Delivers everything; sends each id. */
  async deliver() {
    const store = await openStore(address);
    const now = quoteSave().now.getTime();
    const work = async () => {
      for (;;) {
        const rows = await claimDue(store, { channels: CHANNELS, now, limit: 5, leaseMs: 60_000 });
        if (rows.length === 0) return;
        for (const { id } of rows) {
          send(id);
          await markDelivered(store, id, now);
        }
      }
    };
    await Promise.all(Array.from({ length: 4 }, work));
    await store.destroy();
  },

  /** Holds the write lock of a SQLite file until it gets a message or is killed. */
  async lock() {
    const file = new DatabaseSync(address);
    file.exec('begin immediate');
    send('locked');
    process.once('message', () => {
      file.exec('rollback');
      file.close();
      send('free');
      process.disconnect();
    });
  },

  /** Reads a SQLite file, which prevents truncating its log, until it gets a message. */
  async read() {
    const file = new DatabaseSync(address);
    file.exec('begin; select count(*) from quotes');
    file.prepare('select reference from quotes').all();
    send('reading');
    process.once('message', () => {
      file.close();
      send('free');
      process.disconnect();
    });
  },
};

await TASKS[task]?.();
if (task !== 'lock' && task !== 'read') process.disconnect();
