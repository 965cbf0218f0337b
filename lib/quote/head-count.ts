import { LIMITS } from './request-schema.ts';

/** Whether a head count is a whole number from 1 to `LIMITS.people`. */
export function isValidHeadCount(people: number): boolean {
  return Number.isInteger(people) && people >= 1 && people <= LIMITS.people;
}
