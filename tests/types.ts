import { spawnSync } from 'node:child_process';
import { runNext } from '#lib/commands/run-next';

/** `npm run types`: generates the types of the routes, then checks all types. */
const code = await runNext(['typegen']);
if (code !== 0) process.exit(code);
const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit'], { stdio: 'inherit' });
process.exit(status ?? 1);
