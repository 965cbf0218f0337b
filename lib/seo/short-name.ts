import { getSite } from '#lib/pages/read';

/** The name of the page at `path` in the menus; undefined for a page that is in no menu. */
export function shortNameOf(path: string): string | undefined {
  const { navigation, footer } = getSite();
  const links = [...footer.flatMap((column) => column.links), ...navigation];
  return links.find(({ href }) => href === path)?.text;
}

/** The title of a page without the name of the site. */
export function plainTitle(title: string): string {
  return title.replace(` | ${getSite().name}`, '');
}
