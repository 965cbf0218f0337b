import { BUDGETS, REMEDIES, type Measure } from '../budgets.ts';

/**
 * A sentence for each limit that the measured values of a page exceed: what was measured, the limit, the difference, and what to do. Throws
 * when no kind of page has this path.
 */
export function overruns(path: string, measured: Partial<Record<Measure, number>>): string[] {
  const budget = BUDGETS.find(({ pages }) => pages.some((page) => matches(page, path)));
  if (!budget) throw new Error(`No kind of page in tests/budgets.ts has ${path}. Add it there.`);
  return (Object.keys(measured) as Measure[]).flatMap((measure) => {
    const value = measured[measure] ?? 0;
    const limit = budget.limits[measure] ?? Infinity;
    if (value <= limit) return [];
    const [is, most, over] = [value, limit, value - limit].map((amount) => format(measure, amount));
    return `${path}: ${measure} ${is}, limit of a ${budget.kind} ${most}, ${over} over. ${REMEDIES[measure]}`;
  });
}

function matches(page: string, path: string): boolean {
  return page.endsWith('/*') ? path.slice(0, path.lastIndexOf('/') + 1) === page.slice(0, -1) : page === path;
}

function format(measure: Measure, amount: number): string {
  return measure === 'requests' || measure === 'nodes' ? String(amount) : `${(amount / 1024).toFixed(2)} KB`;
}
