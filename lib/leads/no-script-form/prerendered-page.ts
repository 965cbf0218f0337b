import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Reads the HTML that the build made for a route such as /get-a-quote; undefined without a build, as in development. */
export function readPrerenderedPage(route: string, folder = resolve('.next/server/app')): string | undefined {
  try {
    return readFileSync(join(folder, `${route}.html`), 'utf8');
  } catch {
    return undefined;
  }
}
