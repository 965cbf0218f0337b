/**
 * What is wrong with the store. `busy` passes by itself in seconds, `unreachable` when its server is back, `full` when
 * there is space again; the others need a person.
 */
export type StoreFault = 'busy' | 'unreachable' | 'full' | 'read-only' | 'corrupt' | 'newer' | 'refused' | 'failed';

/** The store cannot do its work. The message says where it is and what to do; it never holds personal data or a password. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly fault: StoreFault;

  constructor(fault: StoreFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
