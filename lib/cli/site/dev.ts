import { watch } from 'node:fs';
import { subsetFonts } from '#lib/cli/fonts/subset';
import { checkContent, SUCCESS_MESSAGE } from '../content/check.ts';
import { showHelp } from '../show-help.ts';
import { runNext } from './run-next.ts';

/**
 * `npm run dev`: starts the development server. Prints the problems of the content at the start and after each save.
 */
showHelp(`Usage: npm run dev [-- <options of next dev>]

Starts the development server at http://localhost:3000. It shows each save at once, and drafts, too, and prints mistakes in the content.

  --port <number>  another port`);

const DEBOUNCE_MS = 1000;

let lastReport = SUCCESS_MESSAGE;
let timer: NodeJS.Timeout | undefined;

/** Prints the content report when it differs from the last one, which is still on the screen. */
async function reportChanges(): Promise<void> {
  const { notices, errors } = await checkContent();
  const text = [notices, errors || SUCCESS_MESSAGE].filter(Boolean).join('\n\n');
  if (text !== lastReport) console.log(`\n${text}\n`);
  lastReport = text;
}

await reportChanges();
await subsetFonts();
// Editors save in several steps, and the refresh of the open page has priority.
watch('content', { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => void reportChanges(), DEBOUNCE_MS);
});
process.exit(await runNext(['dev', ...process.argv.slice(2)]));
