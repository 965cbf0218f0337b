import { lazyModule } from '../state/lazy-module.ts';

/**
 * The code that the first two steps do without: the other steps, city suggestions, the comparison of prices, the
 * announcement of the total, and sending.
 */
export const lazySteps = lazyModule(() => import('../state/lazy-code.ts'));
