import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/*
 * Preloaded into a server (node --import). SQLite reports a full disk when a store has as many pages as the file CAP_FILE says. The file is
 * read before every statement.
 */
const { prepare } = DatabaseSync.prototype;

DatabaseSync.prototype.prepare = function (this: DatabaseSync, ...args) {
  this.exec(`pragma max_page_count = ${Number(readFileSync(process.env.CAP_FILE ?? '', 'utf8'))}`);
  return Reflect.apply(prepare, this, args);
};
