import { writeFileSync } from 'node:fs';
import { subsetFonts } from '#lib/fonts/subset';
import { makeScriptsEager } from '#lib/page-cache/eager-scripts';
import { packFiles } from '#lib/page-cache/packed-files';
import { prepareStyles } from '#lib/page-cache/prepare-styles';
import { settingProblems } from '#lib/services/settings';
import { checkContent } from './content/check.ts';
import { loadEnvFiles } from './env-file.ts';
import { runNext } from './run-next.ts';
import { DIGEST_FILE, sourceDigest } from './source-digest.ts';

/** `npm run build`: checks all content first, so that authors see every problem at once, then builds and says how long it took. */
const { wrong } = checkContent();
if (wrong) {
  console.error(`${wrong}\nThe build stops here.`);
  process.exit(1);
}

loadEnvFiles();
const malformed = settingProblems(process.env);
if (malformed.length > 0) {
  console.error(`${malformed.join('\n')}\n\nThe build stops: correct or remove what is malformed (see .env.example).`);
  process.exit(1);
}

const digest = sourceDigest();
const started = performance.now();
await subsetFonts();
const code = await runNext(['build']);
if (code !== 0) process.exit(code);
makeScriptsEager('.next');
await prepareStyles('.next');
await packFiles('.next');
writeFileSync(DIGEST_FILE, digest);
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
