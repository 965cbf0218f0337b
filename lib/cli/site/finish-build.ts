import { rolldown } from 'rolldown';
import { buildCityIndex } from '#lib/cities/city-index';
import { writeCityIndex } from '#lib/cities/city-index-file';
import { preparePageStyles } from '#lib/delivery/html/prepare-page-styles';
import { precompressAssets } from '#lib/delivery/http/precompressed-assets';
import { saveServerData } from '#lib/delivery/next/server-data-file';
import { DIST_FOLDER, SERVER_FOLDER } from './build-files.ts';
import { createBuildLock } from './build-lock.ts';
import { collectServerData } from './collect-server-data.ts';

/** What follows `next build` in the current folder: all that the server reads at its start is prepared here. */
await preparePageStyles(DIST_FOLDER);
writeCityIndex(DIST_FOLDER, buildCityIndex());
saveServerData(DIST_FOLDER, collectServerData());
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
