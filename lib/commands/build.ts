import { writeFileSync } from 'node:fs';
import { formatProblem } from '#lib/content/problem';
import { settingProblems } from '#lib/services/settings';
import { allContentProblems } from './content-problems.ts';
import { loadEnvFiles } from './env-file.ts';
import { runNext } from './run-next.ts';
import { DIGEST_FILE, sourceDigest } from './source-digest.ts';

/** `npm run build`: checks all content first, so that authors see every problem at once, then builds and says how long it took. */
const problems = allContentProblems();
if (problems.length > 0) {
  console.error(
    `${problems.map(formatProblem).join('\n\n')}\n\nThe build stops: ${problems.length} problem(s) in the content files.`,
  );
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
const code = await runNext(['build']);
if (code !== 0) process.exit(code);
writeFileSync(DIGEST_FILE, digest);
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
