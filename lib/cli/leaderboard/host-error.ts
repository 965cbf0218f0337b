/** Exit codes of the command; 0 means success. */
export const EXIT = { failed: 1, usage: 2, noEvent: 3, unavailable: 4 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An error that the host can correct. Its message is printed without a stack trace. */
export class HostError extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = EXIT.failed) {
    super(message);
    this.name = 'HostError';
    this.exitCode = exitCode;
  }
}
