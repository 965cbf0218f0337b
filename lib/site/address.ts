/** Where the site is served, for canonical links and shared pictures. SITE_URL sets it. */
export function siteUrl(path = '/'): string {
  return new URL(path, process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).toString();
}
