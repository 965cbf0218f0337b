import { randomBytes } from 'node:crypto';
import { change, newerStore, oldStore, type BrokenStore } from './broken-store.ts';

export const BROKEN_DATABASES: readonly BrokenStore[] = [
  {
    name: 'no such database',
    expected: { message: /does not exist\. Create it with createdb, or correct DATABASE_URL/, error: 'store-refused' },
    async prepare({ address }) {
      const missing = new URL(address);
      missing.pathname += '_later';
      return { address: missing.href, repair: () => change(address, `create database ${missing.pathname.slice(1)}`) };
    },
  },
  {
    name: 'a wrong password',
    expected: { message: /refuses the user or the password of DATABASE_URL/, error: 'store-refused' },
    async prepare({ address }) {
      const name = `guest_${randomBytes(4).toString('hex')}`;
      await change(address, `create role ${name} login superuser password 'first'`);
      const url = new URL(address);
      Object.assign(url, { username: name, password: 'second' });
      return { address: url.href, repair: () => change(address, `alter role ${name} password 'second'`) };
    },
  },
  {
    name: 'a user who may not create tables',
    expected: {
      message: /does not let the user of DATABASE_URL do that\. Make that user the owner/,
      error: 'store-refused',
    },
    async prepare({ address }) {
      const name = `guest_${randomBytes(4).toString('hex')}`;
      await change(address, `create role ${name} login password 'first'`);
      const url = new URL(address);
      Object.assign(url, { username: name, password: 'first' });
      return { address: url.href, repair: () => change(address, `alter role ${name} superuser`) };
    },
  },
  {
    name: 'a database that can only be read',
    expected: {
      message: /can only be read, as a standby server\. Set DATABASE_URL to the primary/,
      error: 'store-read-only',
    },
    async prepare({ address }) {
      const name = new URL(address).pathname.slice(1);
      await change(address, `alter database ${name} set default_transaction_read_only = on`);
      const repair = `begin read write; alter database ${name} reset default_transaction_read_only; commit`;
      return { address, repair: () => change(address, repair) };
    },
  },
  oldStore,
  newerStore,
];
