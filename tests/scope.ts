/** True for `npm run test:full`, which runs more random cases than `npm test`, and the store on PostgreSQL. */
export const isFull = process.env.TEST_SCOPE === 'full';

/** The number of random cases: `full`, or a tenth of them in `npm test`. */
export function cases(full: number): number {
  return isFull ? full : Math.ceil(full / 10);
}
