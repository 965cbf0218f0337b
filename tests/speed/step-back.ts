import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** What a page runs in (a renderer), and what that is made from (a zygote). */
const OF_PAGES = /--type=(?:zygote|renderer)/;
/** The session that this process belongs to, as the kernel shares its cores out among sessions. */
const OWN_SESSION = '/proc/self/autogroup';
const FIRST = 0;
const LAST = 19;

/**
 * Makes everything of a running browser but its pages, of now and later, step back: what answers Lighthouse, draws the frames and
 * speaks to the network works only while no page wants to (Linux's idle policy). This process and whatever else is in its session (the server,
 * the edge) step back behind the browser, which has a session of its own. A phone has a core for each; on two cores a page waited
 * for them for two to five times as long as it worked, inside of its tasks. Linux only. Returns what has this process step forward again.
 * Throws when the kernel refuses.
 */
export function stepBack(browser: number): () => void {
  for (const pid of [browser, ...descendantsOf(browser)]) stepBackUnlessOfPage(pid);
  placeOwnSession(LAST);
  return () => placeOwnSession(FIRST);
}

function stepBackUnlessOfPage(pid: number): void {
  const command = unlessGone(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  if (!command || OF_PAGES.test(command)) return;
  let refusal = '';
  // A thread that ends meanwhile ends the list, too.
  for (let tries = 0; tries < 5; tries += 1) {
    const { error, status, stderr } = spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)], {
      encoding: 'utf8',
    });
    if (error) throw error;
    if (status === 0 || !existsSync(`/proc/${pid}`)) return;
    refusal = stderr;
  }
  throw new Error(`Process ${pid} does not step back: ${refusal}`);
}

/** Where the session stands among others, from 19 (last) to 0 (as each begins). A kernel without sessions has none to place. */
function placeOwnSession(niceness: number): void {
  unlessGone(() => writeFileSync(OWN_SESSION, String(niceness)));
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

/** What `act` returns; undefined when what it is about is gone: processes come and go between two looks at them. */
function unlessGone<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ESRCH') throw error;
    return undefined;
  }
}
