import type * as HydrationRuntime from './hydration-runtime.ts';

/** Imports the hydration runtime at run time. Bundlers see no URL. */
export const importRuntime = (url: string) => import(url) as Promise<typeof HydrationRuntime>;
