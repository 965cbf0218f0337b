import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FIRST_REFRESH } from '#lib/content/content-version-loader';

/** Refreshes every open page as a save of its content does. Exists in development only, by its name: see pageExtensions. */
export function POST(): Response {
  mkdirSync(dirname(FIRST_REFRESH), { recursive: true });
  writeFileSync(FIRST_REFRESH, new Date().toISOString());
  return new Response(null, { status: 204 });
}
