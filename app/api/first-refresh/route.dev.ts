import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FIRST_REFRESH } from '#lib/content/content-version-loader';

// A development server may load this file again after a change.
const store = globalThis as typeof globalThis & { refreshedPages?: Set<string> };
const refreshedPages = (store.refreshedPages ??= new Set());

/**
 * Refreshes open pages as a save of content does, once for each path that is sent. Exists in development only, by its name: see
 * pageExtensions.
 */
export async function POST(request: Request): Promise<Response> {
  const path = await request.text();
  if (!refreshedPages.has(path)) {
    refreshedPages.add(path);
    mkdirSync(dirname(FIRST_REFRESH), { recursive: true });
    writeFileSync(FIRST_REFRESH, new Date().toISOString());
  }
  return new Response(null, { status: 204 });
}
