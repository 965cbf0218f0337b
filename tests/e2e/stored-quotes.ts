import { DatabaseSync } from 'node:sqlite';

/** Rows of the store that the tested server writes to. */
export function storedFor(email: string) {
  const db = new DatabaseSync(process.env.QUOTES_DB!, { readOnly: true });
  const rows = db.prepare('SELECT * FROM quotes WHERE email = ?').all(email);
  db.close();
  return rows;
}
