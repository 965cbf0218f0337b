import { writeFileSync } from 'node:fs';
import { subsetFonts } from '#lib/cli/fonts/subset';
import { describeMalformedEndpoint } from '#lib/integrations/quotes-endpoint';
import { describeMalformedSettings } from '#lib/integrations/settings';
import { checkContent } from '../content/check.ts';
import { describeIndexedDrafts } from '#lib/content/visibility';
import { showHelp } from '../show-help.ts';
import { isBuildInUse } from './build-lock.ts';
import { loadEnvFiles } from './env-file.ts';
import { preparePictures } from './prepare-pictures.ts';
import { DIGEST_FILE, sourceDigest } from './source-digest.ts';

/** `npm run build`: refuses to replace the build of a running server, checks all content, so that authors see all problems at once, then builds and prints the duration. */
showHelp(`Usage: npm run build

Checks the content and builds the site for npm start. Stops at mistakes in the content or the settings, and while a server runs on the
build in this folder.`);

if (isBuildInUse()) {
  console.error(
    'A server is running on the build in this folder, and would lose its files. Stop it first, or build the new version in a folder of its ' +
      'own and switch (README.md, "Deploying").',
  );
  process.exit(1);
}

const { errors } = await checkContent();
if (errors) {
  console.error(`${errors}\nThe build stops here.`);
  process.exit(1);
}

loadEnvFiles();
const malformed = [
  ...describeMalformedSettings(process.env),
  ...describeMalformedEndpoint(process.env),
  ...describeIndexedDrafts(process.env),
];
if (malformed.length > 0) {
  console.error(`${malformed.join('\n')}\n\nThe build stops: correct or remove what is malformed (see .env.example).`);
  process.exit(1);
}

const digest = sourceDigest();
const started = performance.now();
await subsetFonts();
await preparePictures();
await import('./build-site.ts');
writeFileSync(DIGEST_FILE, digest);
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
