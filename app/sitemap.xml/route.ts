import { showsDrafts } from '#lib/content/visibility';
import { notListed } from '#lib/seo/not-listed';
import { renderSitemap, sitemapEntries } from '#lib/seo/sitemap';

export const dynamic = 'force-static';

/** The sitemap: all pages that search engines may index, each with its last change. */
export function GET(): Response {
  if (showsDrafts()) return notListed();
  return new Response(renderSitemap(sitemapEntries(new Date())), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
