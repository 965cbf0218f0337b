import { getSite } from '#lib/site/read';

/** What the site calls the page at `path` in its menus; undefined for a page that no menu names. */
export function shortNameOf(path: string): string | undefined {
  const { navigation, footer } = getSite();
  const links = [...footer.flatMap((column) => column.links), ...navigation];
  return links.find(({ href }) => href === path)?.text;
}

/** A page's title without the name of the site. */
export function plainTitle(title: string): string {
  return title.replace(` | ${getSite().name}`, '');
}
