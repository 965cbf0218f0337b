import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type MovedClock = {
  /** Options for `startServer`. Servers that are started with them use this clock. */
  options: { flags: string[]; env: { CLOCK_FILE: string } };
  /** Moves the clock forward or back by `ms` milliseconds. It runs on from there. */
  move: (ms: number) => void;
  /** The time of this clock, in milliseconds since 1970 UTC. */
  now: () => number;
  remove: () => void;
};

/** A clock for servers that equals the real one until it is moved. Timers are not affected. */
export function movedClock(): MovedClock {
  const folder = mkdtempSync(join(tmpdir(), 'torture-clock-'));
  const file = join(folder, 'clock');
  let ahead = 0;
  // Written atomically: a server that reads half a file would see the clock jump.
  const write = () => {
    writeFileSync(`${file}.new`, String(ahead));
    renameSync(`${file}.new`, file);
  };
  write();
  return {
    options: { flags: ['--import', pathToFileURL('tests/servers/clock.ts').href], env: { CLOCK_FILE: file } },
    move(ms) {
      ahead += ms;
      write();
    },
    now: () => Date.now() + ahead,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
