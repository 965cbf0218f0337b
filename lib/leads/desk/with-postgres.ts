import { Client } from 'pg';
import { placeOfPostgres, postgresFault } from '#lib/leads/store/postgres-fault';
import { DeskError } from './desk-error.ts';

/** Runs `action` on one connection to the database at `url`. What goes wrong with the server comes as a StoreError. */
export async function withPostgres<T>(url: string, action: (client: Client) => Promise<T>): Promise<T> {
  const place = placeOfPostgres(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'quotes desk' });
  // A connection that breaks between two questions is reported here; the next question fails for it.
  client.on('error', () => {});
  try {
    await client.connect();
    return await action(client);
  } catch (error) {
    throw error instanceof DeskError ? error : postgresFault(error, place);
  } finally {
    await client.end();
  }
}
