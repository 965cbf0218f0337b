import type { Engine } from './engines.ts';

/** The outcome of a test as text with figures, and whether it is as expected. */
export type Result = {
  figure: string;
  ok: boolean;
  /** True when this machine cannot run the test; the figure says what is missing. */
  isLeftOut?: boolean;
};

export type Conditions = {
  /** Seconds instead of minutes: the same steps, fewer of them. Times are then reported but not checked. */
  short: boolean;
  /** The database of the store. */
  engine: Engine;
  /** From 0 up to 1: the same numbers for the same seed. */
  random: () => number;
  /** Prints the progress of the test. */
  log: (progress: string) => void;
};

/** One test of the leads API, as a whole and from outside, under load or with a fault. */
export type TortureTest = {
  /** A letter (L load, F fault, M several machines, B bad input, S both stores) and a number. */
  id: string;
  title: string;
  expected: string;
  /** The databases that the store can use; the first one is the default. */
  engines: readonly Engine['name'][];
  /** Runs without other tests at the same time, also with --short. */
  isAlone?: boolean;
  run: (conditions: Conditions) => Promise<Result>;
};

/** For a test that this machine cannot run. With CI=true it counts as failed. */
export function leftOut(why: string): Result {
  return { figure: `left out: ${why}`, ok: !process.env.CI, isLeftOut: true };
}
