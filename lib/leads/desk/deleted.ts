import { StoreError } from '#lib/leads/store/store-error';

/**
 * Runs a deletion and returns how many quotes went. It counts as done (with the `expected` number) when none is `left`,
 * although another process kept the log of a SQLite store from being emptied.
 */
export async function deleted(
  deletion: () => Promise<number>,
  { expected, left }: { expected: number; left: () => Promise<number> },
): Promise<number> {
  try {
    return await deletion();
  } catch (error) {
    const isBusy = error instanceof StoreError && error.fault === 'busy';
    if (isBusy && (await left()) === 0) return expected;
    throw error;
  }
}
