import { watch } from 'node:fs';
import { subsetFonts } from '#lib/fonts/subset';
import { checkContent, SOUND } from './content/check.ts';
import { runNext } from './run-next.ts';

/** `npm run dev`: the site for working on it. Says at the start and after each save what is wrong with the content. */
const SETTLED_MS = 1000;

let said = SOUND;
let timer: NodeJS.Timeout | undefined;

/** Only news: what was said last time is still on the screen. */
function sayNews(): void {
  const { mild, wrong } = checkContent();
  const text = [mild, wrong || SOUND].filter(Boolean).join('\n\n');
  if (text !== said) console.log(`\n${text}\n`);
  said = text;
}

sayNews();
await subsetFonts();
// Editors save in several steps, and the open page comes first.
watch('content', { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(sayNews, SETTLED_MS);
});
process.exit(await runNext(['dev', ...process.argv.slice(2)]));
