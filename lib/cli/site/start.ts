import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { showHelp } from '../show-help.ts';
import { SERVER_FILE, SERVER_FLAGS } from './build-files.ts';
import { loadEnvFiles } from './env-file.ts';
import { builtDigest, sourceDigest } from './source-digest.ts';

/** `npm start`: builds when there is no build of these sources, then serves (serve.ts). */
showHelp(`Usage: npm start

Serves the site at http://localhost:3000, or at the port in PORT. Builds it first if the last build is of other sources.
.env.example lists the settings.`);
loadEnvFiles();
if (builtDigest() !== sourceDigest()) {
  const { status } = spawnSync(process.execPath, ['--conditions=react-server', 'lib/cli/site/build.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
// Where it can (not on Windows), the server replaces this process, and so does not keep the memory that it took to strip types.
process.execve?.(process.execPath, [process.execPath, ...SERVER_FLAGS, SERVER_FILE], process.env);
await import(pathToFileURL(resolve(SERVER_FILE)).href);
