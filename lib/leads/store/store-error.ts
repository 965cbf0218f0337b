/**
 * What is wrong with the store. `busy` ends within seconds, `unreachable` when the server runs again, `full` when there is
 * space again. The others need a person.
 */
export type StoreFault =
  'busy' | 'unreachable' | 'full' | 'read-only' | 'corrupt' | 'newer' | 'refused' | 'lossy' | 'failed';

/** A failure of the store. The message names its location and what to do, without personal data or passwords. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly fault: StoreFault;

  constructor(fault: StoreFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
