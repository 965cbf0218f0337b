/**
 * The params that a build prerenders, for `generateStaticParams`. Empty in development: Next calls it after every save, and
 * would read all content twice before the page refreshes.
 */
export function prerenderParams<List extends unknown[] | Promise<unknown[]>>(list: () => List): List | [] {
  return process.env.NODE_ENV === 'development' ? [] : list();
}
