import { didYouMean } from '#lib/content/did-you-mean';
import { checkContent, SOUND } from './content/check.ts';
import { writeEditorFiles } from './content/editor-files.ts';
import { newEntry } from './content/new-entry.ts';
import { statusText } from './content/status.ts';

/**
 * `npm run content` checks all content files. `npm run content -- status` says what is public when, `-- new case-study
 * "Title"` and `-- new post "Title"` start a file, `-- schemas` writes what editors need to help with the fields.
 */
const COMMANDS: Record<string, (args: string[]) => number> = {
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

const [name = 'check', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) {
  process.exitCode = command(args);
} else {
  const names = Object.keys(COMMANDS);
  console.error(`There is no "${name}". ${didYouMean(name, names) ?? `Use one of: ${names.join(', ')}.`}`);
  process.exitCode = 1;
}
