/**
 * The params that a build prerenders, for `generateStaticParams`. Empty in development: Next calls it after every save, and
 * would read all content twice before the page refreshes.
 */
export function prerenderParams<Params>(list: () => Params[]): Params[] {
  return process.env.NODE_ENV === 'development' ? [] : list();
}
