/** The engine behind a store's address: PostgreSQL for postgres://..., else SQLite for the path of a file. */
export function engineOf(address: string): 'SQLite' | 'PostgreSQL' {
  return address.startsWith('postgres') ? 'PostgreSQL' : 'SQLite';
}
