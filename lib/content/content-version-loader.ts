import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FIRST_REFRESH_FOLDER } from './first-refresh.ts';

type Loader = {
  /** The file that is loaded. */
  resourcePath: string;
  cacheable: (isCacheable: boolean) => void;
  addContextDependency: (folder: string) => void;
};

/**
 * A bundler loader for content-version.ts in development (next.config.ts). The bundler watches imported modules only, and
 * content files are read from disk. This loader adds the content folder as a dependency, so that the bundler compiles
 * content-version.ts again when a content file changes.
 */
export default function contentVersionLoader(this: Loader, source: string): string {
  this.cacheable(false);
  const root = join(dirname(this.resourcePath), '../..');
  // The folder must exist before it is watched: its creation would count as a change.
  const firstRefresh = join(root, FIRST_REFRESH_FOLDER);
  mkdirSync(firstRefresh, { recursive: true });
  this.addContextDependency(firstRefresh);
  this.addContextDependency(join(root, 'content'));
  return source.replace("''", `'${Date.now()}'`);
}
