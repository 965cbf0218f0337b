import { openStore } from '#lib/leads/store/database';
import { StoreError } from '#lib/leads/store/store-error';
import { checkRestored, describeContents, type Finding } from './drill-checks.ts';

/** The checks of a drill, and the contents of the backup if it could be opened. */
export type DrillReport = { findings: Finding[]; contents: string[] };

/** The report of a drill that failed because of `what`. */
export function failedDrill(what: string): DrillReport {
  return { findings: [{ ok: false, what }], contents: [] };
}

/** Opens the restored store at `address`, which migrates it, and checks it. */
export async function inspectRestored(address: string): Promise<DrillReport> {
  try {
    const store = await openStore(address);
    try {
      const opened = { ok: true, what: 'it opens, and takes the shape that this version of the site needs' };
      return { findings: [opened, ...(await checkRestored(store))], contents: await describeContents(store) };
    } finally {
      await store.destroy();
    }
  } catch (error) {
    if (error instanceof StoreError) return failedDrill(error.message);
    throw error;
  }
}
