import { showsDrafts } from '#lib/content/visibility';
import { siteUrl } from '#lib/pages/site-url';

export const dynamic = 'force-static';

export function GET(): Response {
  const sitemap = showsDrafts() ? '' : `\nSitemap: ${siteUrl('/sitemap.xml')}\n`;
  return new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n${sitemap}`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
