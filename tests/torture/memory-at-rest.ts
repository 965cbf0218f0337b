import { until } from './until.ts';

const REST_MS = 20_000;

/** The lowest memory in MB within 20 s. V8 collects garbage when it is idle or needs the memory. */
export async function memoryAtRest(memory: () => number): Promise<number> {
  let least = Infinity;
  await until(() => {
    least = Math.min(least, memory());
    return false;
  }, REST_MS);
  return least;
}
