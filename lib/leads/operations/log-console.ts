import type { Logger } from './log.ts';

const LEVELS = { log: 'debug', info: 'debug', warn: 'warn', error: 'error' } as const;

const MAX_FRAMES = 4;

/**
 * Turns what Next and packages write to the console into lines of the log, without personal data: of an error its class and where it happened.
 * Their texts can contain what a visitor typed.
 */
export function logConsole(log: Logger, target: Pick<Console, keyof typeof LEVELS> = console): void {
  for (const method of Object.keys(LEVELS) as (keyof typeof LEVELS)[]) {
    target[method] = (...args: unknown[]) => {
      const error = args.find((arg) => arg instanceof Error);
      log[LEVELS[method]]({ event: 'console', ...(error && { error, at: getFrames(error) }) });
    };
  }
}

/** The innermost frames of a stack, such as "chunks/a.js:1:20 server/next.js:7:1": the last two parts of each path. */
function getFrames({ stack = '' }: Error): string | undefined {
  const frames = [...stack.matchAll(/^ +at .*?((?:[^/\s(]+\/)?[^/\s(]+:\d+:\d+)\)?$/gm)].map(([, place = '']) => place);
  return frames.slice(0, MAX_FRAMES).join(' ') || undefined;
}
