import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { NextAdapter } from 'next';
import { finishOutputs } from './finish-outputs.ts';
import { wrapFunctions } from './wrap-functions.ts';

/**
 * The build adapter of the site (`adapterPath` in next.config.ts). Inside `next build` it finishes every prerendered page and completes the outputs,
 * and then calls the adapter of the host, a module that platforms name in NEXT_ADAPTER_PATH. Without a host, `npm start` serves the result.
 */
const adapter: NextAdapter = {
  name: 'finished pages',

  async modifyConfig(config, context) {
    const host = await loadHostAdapter();
    return (await host?.modifyConfig?.(config, context)) ?? config;
  },

  async onBuildComplete(build) {
    await finishOutputs(build);
    const host = await loadHostAdapter();
    if (!host?.onBuildComplete) return;
    await wrapFunctions(build);
    await host.onBuildComplete(build);
  },
};

export default adapter;

async function loadHostAdapter(): Promise<NextAdapter | undefined> {
  const path = process.env.NEXT_ADAPTER_PATH;
  if (!path) return undefined;
  const loaded = (await import(pathToFileURL(resolve(path)).href)) as { default: NextAdapter };
  return loaded.default;
}
