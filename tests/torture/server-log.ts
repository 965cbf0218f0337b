import type { Server } from './start-server.ts';

/** One line of the log of a server. `ref` is the reference of a quote, `ms` a duration. */
export type LogLine = {
  event: string;
  ref?: string;
  channel?: string;
  error?: string;
  status?: number;
  ms?: number;
};

/** The lines that a server has logged so far. */
export function parseServerLog({ output }: Pick<Server, 'output'>): LogLine[] {
  return output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as LogLine);
}
