import type { Engine } from './engines.ts';

/** What came out of a test, in words with figures, and whether that is what is wanted. */
export type Result = {
  figure: string;
  ok: boolean;
  /** It could not be made here; the figure says what is missing. */
  isLeftOut?: boolean;
};

export type Conditions = {
  /** Seconds instead of minutes: the same steps, fewer of them. Times are told then, but not judged. */
  short: boolean;
  /** What the store is on. */
  engine: Engine;
  /** From 0 up to 1: the same numbers for the same seed. */
  random: () => number;
  /** Tells whoever waits how far it is. */
  say: (progress: string) => void;
};

/** One test of the quote desk, as a whole and from outside, under load or with something broken. */
export type TortureTest = {
  /** A letter (L load, F fault, M several machines, B bad input) and a number. */
  id: string;
  title: string;
  wanted: string;
  /** What the store can be on: the first is the default. */
  engines: readonly Engine['name'][];
  /** Needs the machine for itself, also in the short form. */
  isAlone?: boolean;
  run: (conditions: Conditions) => Promise<Result>;
};

/** For a test that this machine cannot make. With CI=true it counts as failed. */
export function leftOut(why: string): Result {
  return { figure: `left out: ${why}`, ok: !process.env.CI, isLeftOut: true };
}
