import { StoreError } from '#lib/leads/store/store-error';

/**
 * Runs a deletion and returns the number of deleted quotes. A `busy` error counts as success (with the `expected` number) when
 * no quotes remain: then only the log of a SQLite store could not be truncated, because another process reads it.
 */
export async function deleteAndVerify(
  deletion: () => Promise<number>,
  { expected, countRemaining }: { expected: number; countRemaining: () => Promise<number> },
): Promise<number> {
  try {
    return await deletion();
  } catch (error) {
    const isBusy = error instanceof StoreError && error.fault === 'busy';
    if (isBusy && (await countRemaining()) === 0) return expected;
    throw error;
  }
}
