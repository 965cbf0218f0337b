import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveBuild, type ServeOptions } from './serve-build.ts';

export type RunningSite = {
  origin: string;
  /** Sets the server's clock to a time, from which it runs on. */
  setTime: (time: Date) => void;
  /** All output of the server so far. */
  output: () => string;
  stop: () => void;
};

/**
 * Serves the build of `folder` on a free port of 127.0.0.1 with its own quote store and clock, until `stop` or until this process ends.
 * Throws with the server's output when it does not respond within 60 s.
 */
export async function startSite({ env, ...options }: ServeOptions = {}): Promise<RunningSite> {
  const scratch = mkdtempSync(join(tmpdir(), 'site-'));
  const clockFile = join(scratch, 'clock');
  // Written atomically: a server that reads an empty file would see the clock jump.
  const setClock = (aheadMs: number) => {
    writeFileSync(`${clockFile}.new`, String(aheadMs));
    renameSync(`${clockFile}.new`, clockFile);
  };
  setClock(0);
  const remove = () => rmSync(scratch, { recursive: true, force: true });
  process.once('exit', remove);
  const { origin, output, signal } = await serveBuild({
    ...options,
    flags: ['--import', pathToFileURL('tests/servers/clock.ts').href],
    env: { QUOTES_DB: join(scratch, 'quotes.db'), QUOTE_RATE_LIMITS: 'off', CLOCK_FILE: clockFile, ...env },
  });
  return {
    origin,
    setTime: (moment) => setClock(moment.getTime() - Date.now()),
    output,
    stop() {
      process.off('exit', remove);
      signal('SIGKILL');
      remove();
    },
  };
}
