import { spawnSync } from 'node:child_process';
import { runNext } from '#lib/cli/site/run-next';

/** `npm run types`: generates the route types, then type-checks everything. */
const code = await runNext(['typegen']);
if (code !== 0) process.exit(code);
const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit'], { stdio: 'inherit' });
process.exit(status ?? 1);
