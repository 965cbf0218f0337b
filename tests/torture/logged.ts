import type { Server } from './start-server.ts';

/** One line of the log of a server; `ref` is the reference of a quote, `ms` how long it took. */
export type LogLine = {
  event: string;
  ref?: string;
  channel?: string;
  error?: string;
  status?: number;
  ms?: number;
};

/** What a server has written into its log so far. */
export function logged({ said }: Pick<Server, 'said'>): LogLine[] {
  return said()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as LogLine);
}
