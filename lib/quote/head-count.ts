import { LIMITS } from './request-schema.ts';

/** Whether a head count can be priced and sent. */
export function isCountable(people: number): boolean {
  return Number.isInteger(people) && people >= 1 && people <= LIMITS.people;
}

/** A typed head count: 0 when empty, NaN when it is not a number. */
export function parseCount(text: string): number {
  const plain = text.replace(/[\s,]/g, '');
  if (plain === '') return 0;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
