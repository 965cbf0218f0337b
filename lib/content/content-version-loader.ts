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
 * A loader for the one module content-version.ts in development (next.config.ts). The bundler watches what modules
 * import, and content files are read from disk; with this it runs the module again when one of them changes.
 */
export default function contentVersionLoader(this: Loader, source: string): string {
  this.cacheable(false);
  const root = join(dirname(this.resourcePath), '../..');
  // Of a folder that comes later, the coming would be a change, too.
  const firstRefresh = join(root, FIRST_REFRESH_FOLDER);
  mkdirSync(firstRefresh, { recursive: true });
  this.addContextDependency(firstRefresh);
  this.addContextDependency(join(root, 'content'));
  return source.replace("''", `'${Date.now()}'`);
}
