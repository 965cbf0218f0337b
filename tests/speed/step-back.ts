import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Lets the other process go first whenever both have something to do. */
const NICENESS = 15;
/** What a page runs in (a renderer), and what that is made from (a zygote). */
const OF_PAGES = /--type=(?:zygote|renderer)/;

/**
 * Makes all threads of a running browser step back but those of its pages, of now and later: what answers Lighthouse, draws the frames and
 * speaks to the network. A phone has a core for each; on two cores a page waited for them for two to five times as long as it worked,
 * inside of its tasks. Linux only.
 */
export function stepBack(browser: number): void {
  for (const pid of [browser, ...descendantsOf(browser)]) {
    unlessGone(() => {
      if (OF_PAGES.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))) return;
      for (const thread of readdirSync(`/proc/${pid}/task`)) unlessGone(() => setPriority(Number(thread), NICENESS));
    });
  }
}

function descendantsOf(ancestor: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    // 12 (a name, with any character) S 11 ...
    unlessGone(() =>
      parents.set(Number(name), Number(/.*\) \S (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1])),
    );
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === ancestor || isBelow(parents.get(pid)));
  return [...parents].flatMap(([pid, parent]) => (isBelow(parent) ? pid : []));
}

/** Processes and threads come and go between two looks at them. */
function unlessGone(act: () => void): void {
  try {
    act();
  } catch (error) {
    const { code, info } = error as NodeJS.ErrnoException & { info?: { code?: string } };
    if (![code, info?.code].some((given) => given === 'ENOENT' || given === 'ESRCH')) throw error;
  }
}
