/** The paths of a sitemap, in its order. */
export function listedPaths(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
}
