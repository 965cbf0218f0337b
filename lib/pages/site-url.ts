/** The absolute URL of a path, for canonical links and shared pictures. The environment variable SITE_URL sets the origin. */
export function siteUrl(path = '/'): string {
  return new URL(path, process.env.SITE_URL || `http://localhost:${process.env.PORT ?? 3000}`).toString();
}
