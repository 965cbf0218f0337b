/** The key in `sessionStorage` of the faults that pages of this window had, as a JSON list of sentences. */
export const FAULTS = 'faults';

/** Runs before each page: records script errors, unhandled rejections and refusals by the policy, also across pages. */
export function recordFaults(key: string): void {
  const record = (fault: string) => {
    const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...faults, `${location.pathname}${location.search}: ${fault}`]));
  };
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    record(`refused ${violatedDirective} ${blockedURI} ${sample}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => record(`unhandled rejection: ${reason}`));
  // An error that a boundary of React catches is only written to the console.
  const { error: write } = console;
  console.error = (...texts: unknown[]) => {
    record(texts.map((text) => (text instanceof Error ? `${text.message} ${text.stack}` : String(text))).join(' '));
    write(...texts);
  };
  addEventListener('error', ({ message, filename, lineno }) => record(`${message} (${filename}:${lineno})`));
}
