import { rolldown } from 'rolldown';
import { buildCityIndex } from '#lib/cities/city-index';
import { writeCityIndex } from '#lib/cities/city-index-file';
import { precompressAssets } from '#lib/delivery/http/precompressed-assets';
import { saveServerData } from '#lib/delivery/next/server-data-file';
import { DIST_FOLDER, SERVER_FOLDER } from './build-files.ts';
import { createBuildLock } from './build-lock.ts';
import { collectServerData } from './collect-server-data.ts';
import { runNext } from './run-next.ts';

/** `next build` in the current folder, with what the server reads at its start. */
saveServerData(DIST_FOLDER, collectServerData());
// The ids of Server Actions depend on this key. A fixed key keeps them, so that a form of an earlier build still gets its answer. It encrypts
// nothing: no action has a closure.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= Buffer.alloc(32, 'romp-and-riddle').toString('base64');
const code = await runNext(['build']);
if (code !== 0) process.exit(code);
writeCityIndex(DIST_FOLDER, buildCityIndex());
await bundleServer();
createBuildLock();
await precompressAssets(DIST_FOLDER);

/** Bundles the site's own code of the server to JavaScript; packages stay outside. */
async function bundleServer(): Promise<void> {
  const input = { serve: 'lib/cli/site/serve.ts', 'cache-handler': 'lib/delivery/next/cache-handler.ts' };
  const bundle = await rolldown({ input, platform: 'node', external: /^(?![.#/]|lib\/)/ });
  try {
    await bundle.write({ dir: SERVER_FOLDER, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
  } finally {
    await bundle.close();
  }
}
