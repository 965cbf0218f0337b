import { readFileSync } from 'node:fs';

/*
 * Preloaded into a server (node --import). Shifts its clock by the milliseconds in the file CLOCK_FILE. The file is read each time the
 * clock is read, so a test can jump to a time without waiting.
 */
const RealDate = Date;
const file = process.env.CLOCK_FILE ?? '';
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[]) => Reflect.construct(target, args.length === 0 ? [now()] : args) as object,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
