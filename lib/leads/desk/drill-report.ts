import { openStore } from '#lib/leads/store/database';
import { StoreError } from '#lib/leads/store/store-error';
import { checkRestored, contentsOf } from './drill-checks.ts';

/** One thing that a drill looked at, in words. */
export type Finding = { ok: boolean; what: string };

/** What a drill found, and what the backup holds, once it could be opened. */
export type DrillReport = { findings: Finding[]; contents: string[] };

/** The report on a drill that could not go on, because of `what`. */
export function failedDrill(what: string): DrillReport {
  return { findings: [{ ok: false, what }], contents: [] };
}

/** Opens what was restored at `address`, which brings it to the newest shape, and looks at it. */
export async function reportOn(address: string): Promise<DrillReport> {
  try {
    const store = await openStore(address);
    try {
      const opened = { ok: true, what: 'it opens, and takes the shape that this version of the site needs' };
      return { findings: [opened, ...(await checkRestored(store))], contents: await contentsOf(store) };
    } finally {
      await store.destroy();
    }
  } catch (error) {
    if (error instanceof StoreError) return failedDrill(error.message);
    throw error;
  }
}
