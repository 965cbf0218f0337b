import type { Breadcrumb } from './graph/breadcrumbs.ts';
import { FIXED_PAGES } from './routes.ts';
import { shortNameOf } from './short-name.ts';

/** The breadcrumbs of a page without home: its parents and the page itself, with their names in menus, else `title`. */
export function getBreadcrumbs(path: string, title = path): Breadcrumb[] {
  const parents = FIXED_PAGES.map((page) => page.path).filter((one) => one !== '/' && path.startsWith(`${one}/`));
  return [...parents, path].filter((one) => one !== '/').map((one) => ({ path: one, name: shortNameOf(one) ?? title }));
}
