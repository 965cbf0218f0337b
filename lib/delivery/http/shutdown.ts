import type { Server } from 'node:http';

/** The process exits this long after the signal, even if tasks are unfinished. */
const TIMEOUT_MS = 12_000;

/** Requests have this long to finish. */
const SERVER_TIMEOUT_MS = 11_000;

const IDLE_CHECK_MS = 50;

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

type Signal = keyof typeof EXIT_CODES;

export type ShutdownSteps = {
  /** Starts at the signal, beside the last requests. */
  atOnce: (signal: Signal) => Promise<void>;
  /** Starts when no request is left and `atOnce` is done. */
  afterRequests: () => Promise<void>;
};

/**
 * On SIGTERM or SIGINT: accepts no more connections, finishes the requests and the steps, and exits. A second signal changes nothing: a terminal
 * sends it to the whole process group, and the launcher forwards it.
 */
export function shutDownOnSignal(server: Server, { atOnce, afterRequests }: ShutdownSteps): void {
  let isEnding = false;
  for (const signal of Object.keys(EXIT_CODES) as Signal[]) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      setTimeout(() => process.exit(EXIT_CODES[signal]), TIMEOUT_MS);
      void Promise.all([closeServer(server), atOnce(signal)])
        .then(afterRequests)
        .finally(() => process.exit(EXIT_CODES[signal]));
    });
  }
}

/** Resolves when the last request is answered, or after the timeout. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, SERVER_TIMEOUT_MS);
    server.close(() => resolve());
    // The connections of the last requests become idle later.
    setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  });
}
