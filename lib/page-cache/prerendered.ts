import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The HTML that the build made of a route such as /get-a-quote; undefined when there is none, as in development. */
export function prerenderedPage(route: string, folder = resolve('.next/server/app')): string | undefined {
  try {
    return readFileSync(join(folder, `${route}.html`), 'utf8');
  } catch {
    return undefined;
  }
}
