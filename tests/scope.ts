/** Whether this run proves what `npm test` leaves to `npm run test:full`: more random cases, and the store on PostgreSQL. */
export const isFull = process.env.TEST_SCOPE === 'full';

/** How many of `full` random cases to try: a tenth of them in `npm test`. */
export function cases(full: number): number {
  return isFull ? full : Math.ceil(full / 10);
}
