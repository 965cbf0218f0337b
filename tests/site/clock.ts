import { readFileSync } from 'node:fs';

/*
 * Loaded ahead of a server (node --import): shifts its clock by the milliseconds that the file CLOCK_FILE holds, read anew
 * at every look at the clock, so that a test can jump to a moment without waiting.
 */
const RealDate = Date;
const file = process.env.CLOCK_FILE ?? '';
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[]) => Reflect.construct(target, args.length === 0 ? [now()] : args) as object,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
