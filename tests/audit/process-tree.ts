import { readdirSync, readFileSync } from 'node:fs';

/** The unit of CPU times in /proc, a hundredth of a second on every Linux, in milliseconds. */
const TICK_MS = 10;

/** The ids of a running process and all its descendants. Linux only, like all functions here. */
export function processTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = readStat(Number(name))?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const isInside = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isInside(parents.get(pid)));
  return [...parents.keys()].filter(isInside);
}

/** The resident memory of a process and its descendants, in MB. */
export function measureMemory(root: number): number {
  const sizes = processTree(root).map((pid) => {
    const status = ignoreMissing(() => readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(/^VmRSS:\s+(\d+)/m.exec(status ?? '')?.[1] ?? 0);
  });
  return sizes.reduce((sum, kb) => sum + kb, 0) / 1024;
}

/** The CPU time that a process and its descendants have taken so far, in milliseconds. */
export function measureCpu(root: number): number {
  const ticks = processTree(root).map((pid) => {
    const [utime = 0, stime = 0] = readStat(pid)?.slice(11, 13).map(Number) ?? [];
    return utime + stime;
  });
  return ticks.reduce((sum, one) => sum + one, 0) * TICK_MS;
}

/** The fields of /proc/<pid>/stat after the name, which may contain any character: the state, the parent, ... */
function readStat(pid: number): string[] | undefined {
  return ignoreMissing(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
    ?.replace(/^.*\) /s, '')
    .split(' ');
}

/** The result of `act`; undefined when its process has ended meanwhile. */
export function ignoreMissing<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ESRCH') throw error;
    return undefined;
  }
}
