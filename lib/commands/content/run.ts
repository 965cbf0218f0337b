import { didYouMean } from '#lib/content/did-you-mean';
import { checkContent, SOUND } from './check.ts';
import { writeEditorFiles } from './editor-files.ts';
import { newEntry } from './new-entry.ts';
import { statusText } from './status.ts';

const COMMANDS: Record<string, (args: readonly string[]) => number> = {
  check() {
    const { mild, wrong } = checkContent();
    if (mild) console.log(`${mild}\n`);
    if (wrong) console.error(wrong);
    else console.log(SOUND);
    return wrong ? 1 : 0;
  },
  status() {
    console.log(statusText());
    return 0;
  },
  schemas() {
    for (const path of writeEditorFiles()) console.log(path);
    return 0;
  },
  new([kind, ...title]) {
    const { isMade, text } = newEntry(kind, title.join(' '));
    (isMade ? console.log : console.error)(text);
    return isMade ? 0 : 1;
  },
};

/** Runs `npm run content -- <args>` and prints what it has to say. Returns the exit code. */
export function runContent([name = 'check', ...args]: readonly string[]): number {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command(args);
  const names = Object.keys(COMMANDS);
  console.error(`There is no "${name}". ${didYouMean(name, names) ?? `Use one of: ${names.join(', ')}.`}`);
  return 1;
}
