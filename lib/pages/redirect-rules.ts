import { readFileSync } from 'node:fs';
import { parseYamlSource } from '#lib/content/source';
import { RedirectsSchema, type Redirects } from './redirects.ts';

const FILE = 'content/redirects.yaml';

/** The route handler for withdrawn pages. */
export const GONE_PATH = '/api/gone';

/** Reads content/redirects.yaml for next.config.ts. Throws if the file does not match its schema. */
export function readRedirects(): Redirects {
  return RedirectsSchema.parse(parseYamlSource({ file: FILE, text: readFileSync(FILE, 'utf8') }).value);
}

/** Redirects from old paths to new ones. The router ignores case, and the sources allow a trailing slash: one hop suffices. */
export function redirectRules({ moved }: Pick<Redirects, 'moved'>) {
  return moved.map(({ from, to }) => ({ source: `${from}{/}?`, destination: to, permanent: true }));
}

/** Rewrites of withdrawn paths to the handler that answers 410. */
export function goneRules({ gone }: Pick<Redirects, 'gone'>) {
  return gone.map(({ path }) => ({ source: path, destination: `${GONE_PATH}${path}` }));
}

/** In test mode, the preview shows the case study of any URL: the loaded one, which may be known to the browser only, or the published one. */
export const TEST_MODE_REDIRECT = {
  source: '/case-studies/:slug((?!preview$)[a-z0-9-]+)',
  has: [{ type: 'query' as const, key: 'test-mode', value: 'true' }],
  destination: '/case-studies/preview?slug=:slug',
  permanent: false,
};
