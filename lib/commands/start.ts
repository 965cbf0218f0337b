import { spawnSync } from 'node:child_process';
import { loadEnvFiles } from './env-file.ts';
import { runNext } from './run-next.ts';
import { builtDigest, sourceDigest } from './source-digest.ts';

/** `npm start`: builds when there is no build of these sources yet, then serves on PORT (3000). Next prints the address. */
loadEnvFiles();
if (builtDigest() !== sourceDigest()) {
  const { status } = spawnSync(process.execPath, ['--conditions=react-server', 'lib/commands/build.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
process.exit(await runNext(['start', '--port', process.env.PORT ?? '3000']));
