import { dirname, join } from 'node:path';

/** A file outside content/ whose change counts as a save, for app/api/first-refresh. */
export const FIRST_REFRESH = 'node_modules/.cache/first-refresh/asked-for';

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
  this.addContextDependency(join(root, 'content'));
  this.addContextDependency(join(root, dirname(FIRST_REFRESH)));
  return source.replace("''", `'${Date.now()}'`);
}
