import { Client } from 'pg';
import { getPostgresPlace, postgresFault } from '#lib/leads/store/postgres-fault';
import { DeskError } from './desk-error.ts';

/** Runs `action` on one connection to the database at `url`. Errors of the server are thrown as StoreErrors. */
export async function withPostgres<T>(url: string, action: (client: Client) => Promise<T>): Promise<T> {
  const place = getPostgresPlace(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'quotes desk' });
  // Without a listener, a connection that breaks between two queries would end the process. The next query fails.
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
