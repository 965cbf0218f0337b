import { readFileSync } from 'node:fs';
import { parseYamlSource } from '#lib/content/source';
import { RedirectsSchema, type Redirects } from './redirects.ts';

const FILE = 'content/redirects.yaml';

/** Where the server answers for withdrawn pages. */
export const GONE_PATH = '/api/gone';

/** content/redirects.yaml, for next.config.ts. Throws when the content check would refuse it. */
export function readRedirects(): Redirects {
  return RedirectsSchema.parse(parseYamlSource({ file: FILE, text: readFileSync(FILE, 'utf8') }).value);
}

/** Old addresses to new ones, in one hop from every spelling: the router ignores case, and a slash at the end is allowed. */
export function redirectRules({ moved }: Pick<Redirects, 'moved'>) {
  return moved.map(({ from, to }) => ({ source: `${from}{/}?`, destination: to, permanent: true }));
}

/** Withdrawn addresses to the answer that says why. */
export function goneRules({ gone }: Pick<Redirects, 'gone'>) {
  return gone.map(({ path }) => ({ source: path, destination: `${GONE_PATH}${path}` }));
}
