import { styleText } from 'node:util';

/** Prints lines to standard output. */
export function print(...lines: string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

/** Colors for a terminal. Without one, or with NO_COLOR, the text has no colors. */
export const paint = {
  heading: (text: string) => styleText('bold', text),
  good: (text: string) => styleText('green', text),
  bad: (text: string) => styleText(['bold', 'red'], text),
};
