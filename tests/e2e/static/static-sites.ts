import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies of the site that build.setup.ts builds for a static host, in test-results. */
export const WITH_ENDPOINT = 'static-with-endpoint';
export const WITHOUT_SERVER = 'static-without-server';
export const WITH_DRAFTS = 'static-with-drafts';

/** In the last two copies this study is public in a hundred years, and this post is a draft. */
export const SCHEDULED = { slug: 'marrow-and-pine-blueprint-cipher', at: '2126-03-01T17:00:00Z' };
export const DRAFT_POST = 'rain-plan';

/** The folder `out` of a copy. */
export const outOf = (name: string): string => join('test-results', name, 'out');

/** The port of the endpoint, which is in the pages of a build. */
export function endpointPort(): number {
  const { port } = new URL(readFileSync(join('test-results', WITH_ENDPOINT, 'endpoint.txt'), 'utf8'));
  return Number(port);
}
