import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ignoreMissing, processTree } from '../process-tree.ts';

/** Renderer processes, and the zygote that they are forked from. */
const RENDERER_PROCESS = /--type=(?:zygote|renderer)/;
/** The kernel's autogroup of this process: the kernel divides the CPU among sessions. */
const SESSION_NICENESS_FILE = '/proc/self/autogroup';
const HIGHEST_PRIORITY = 0;
const LOWEST_PRIORITY = 19;

/**
 * Lowers the priority of all processes of a running browser except its renderers, current and future ones: what responds to Lighthouse,
 * draws frames and handles the network runs only while no page needs the CPU (Linux's idle policy). This process and the others of its
 * session (the server, nginx) get a lower priority than the browser, which has its own session. A phone has a core for each; on two cores a
 * page waited for them two to five times as long as it ran, inside of its tasks. Linux only. Returns a function that restores the priority
 * of this session. Throws when the kernel refuses.
 */
export function lowerPriority(browser: number): () => void {
  for (const pid of processTree(browser)) lowerUnlessRenderer(pid);
  setSessionNiceness(LOWEST_PRIORITY);
  return () => setSessionNiceness(HIGHEST_PRIORITY);
}

function lowerUnlessRenderer(pid: number): void {
  const command = ignoreMissing(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  if (!command || RENDERER_PROCESS.test(command)) return;
  let refusal = '';
  // A thread that ends meanwhile makes chrt fail, too.
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

/** Sets the priority of the session, from 19 (lowest) to 0 (default). A kernel without autogroups has no such file. */
function setSessionNiceness(niceness: number): void {
  ignoreMissing(() => writeFileSync(SESSION_NICENESS_FILE, String(niceness)));
}
