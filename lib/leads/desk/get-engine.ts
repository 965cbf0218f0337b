/** The engine of a store address: PostgreSQL for postgres://..., SQLite for the path of a file. */
export function getEngine(address: string): 'SQLite' | 'PostgreSQL' {
  return address.startsWith('postgres') ? 'PostgreSQL' : 'SQLite';
}
