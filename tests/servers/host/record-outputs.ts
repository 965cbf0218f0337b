import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextAdapter } from 'next';

/** What a build hands to an adapter, as JSON. */
export type RecordedBuild = Omit<Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0], 'config'>;

/** In the folder of the build. */
export const OUTPUTS_FILE = 'outputs.json';

/** The adapter of a host that does nothing but store what the build hands to it, for `startHost`. */
const adapter: NextAdapter = {
  name: 'recording host',
  onBuildComplete({ config: _config, ...build }) {
    writeFileSync(join(build.distDir, OUTPUTS_FILE), JSON.stringify(build));
  },
};

export default adapter;
