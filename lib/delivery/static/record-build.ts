import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextAdapter } from 'next';

/** A response that a build has rendered, as a host sends it. */
export type BuiltResponse = { path: string; file: string; status: number; headers: Record<string, string> };

const FILE = 'static-build.json';

/** The adapter of a static host: stores which responses a build has rendered, for `npm run build:static`. */
const adapter: NextAdapter = {
  name: 'static host',
  onBuildComplete({ distDir, outputs }) {
    const rendered = outputs.prerenders.flatMap(({ pathname, fallback }) => {
      const { filePath, initialStatus = 200, initialHeaders } = fallback ?? {};
      if (!filePath) return [];
      return [{ path: pathname, file: filePath, status: initialStatus, headers: initialHeaders }];
    });
    const files = outputs.staticFiles.map(({ pathname, filePath }) => ({
      path: pathname,
      file: filePath,
      status: readStatus(filePath),
    }));
    writeFileSync(join(distDir, FILE), JSON.stringify([...rendered, ...files]));
  },
};

export default adapter;

/** Next hands on the response of a metadata route, such as sitemap.xml, as a file without its status. */
function readStatus(file: string): number {
  const meta = file.replace(/\.body$/, '.meta');
  if (meta === file || !existsSync(meta)) return 200;
  return (JSON.parse(readFileSync(meta, 'utf8')) as { status?: number }).status ?? 200;
}

/** What the adapter has stored. Headers have lower-case names. */
export function readBuiltResponses(distFolder: string): BuiltResponse[] {
  const stored = JSON.parse(readFileSync(join(distFolder, FILE), 'utf8')) as (Omit<BuiltResponse, 'headers'> &
    Partial<BuiltResponse>)[];
  return stored.map((response) => ({ headers: {}, ...response }));
}
