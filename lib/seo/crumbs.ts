import type { Crumb } from './graph/breadcrumbs.ts';
import { FIXED_PAGES } from './routes.ts';
import { shortNameOf } from './short-name.ts';

/** The pages between home and `path`, and the page itself, under the names that menus give them, else under `title`. */
export function crumbsOf(path: string, title = path): Crumb[] {
  const parents = FIXED_PAGES.map((page) => page.path).filter((one) => one !== '/' && path.startsWith(`${one}/`));
  return [...parents, path].filter((one) => one !== '/').map((one) => ({ path: one, name: shortNameOf(one) ?? title }));
}
