/** How the command ends: 0 when it did what was asked, otherwise one of these. */
export const EXIT = { failed: 1, usage: 2, noEvent: 3, unavailable: 4 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Something that a host can act on: its message is printed as it is, without a stack. */
export class HostError extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = EXIT.failed) {
    super(message);
    this.name = 'HostError';
    this.exitCode = exitCode;
  }
}
