import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startNext, type NextOptions } from './start-next.ts';

export type RunningSite = {
  origin: string;
  /** Sets the server's clock to a moment, from which it goes on. */
  setTime: (moment: Date) => void;
  /** What the server has printed. */
  said: () => string;
  stop: () => void;
};

/**
 * Serves the build of `folder` on a free port of 127.0.0.1 with a quote store and a clock of its own, until `stop` or until
 * this process ends. Throws with the server's own words when it does not come up within 60 s.
 */
export async function startSite({ env, ...options }: NextOptions = {}): Promise<RunningSite> {
  const scratch = mkdtempSync(join(tmpdir(), 'site-'));
  const clockFile = join(scratch, 'clock');
  writeFileSync(clockFile, '0');
  const remove = () => rmSync(scratch, { recursive: true, force: true });
  process.once('exit', remove);
  const { origin, said, signal } = await startNext({
    ...options,
    flags: ['--import', pathToFileURL('tests/site/clock.ts').href],
    env: { QUOTES_DB: join(scratch, 'quotes.db'), QUOTE_RATE_LIMITS: 'off', CLOCK_FILE: clockFile, ...env },
  });
  return {
    origin,
    setTime: (moment) => writeFileSync(clockFile, String(moment.getTime() - Date.now())),
    said,
    stop() {
      process.off('exit', remove);
      signal('SIGKILL');
      remove();
    },
  };
}
