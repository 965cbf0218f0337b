import { dirname, join } from 'node:path';

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
  this.addContextDependency(join(dirname(this.resourcePath), '../../content'));
  return source.replace("''", `'${Date.now()}'`);
}
