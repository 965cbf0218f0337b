import { siteUrl } from '#lib/pages/site-url';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl('/sitemap.xml')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
