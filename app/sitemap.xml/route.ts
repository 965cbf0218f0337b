import { getRevealedPosts } from '#lib/blog/read';
import { getRevealedStudies } from '#lib/case-studies/read';
import { escapeXml } from '#lib/content/markup';
import { FIXED_PAGES } from '#lib/seo/routes';
import { siteUrl } from '#lib/site/address';

export const dynamic = 'force-static';

/** The pages that search engines may list; dates only where the content states one. */
export function GET(): Response {
  const now = new Date();
  const entries = [
    ...FIXED_PAGES.map(({ path }) => ({ path, changed: undefined })),
    ...getRevealedPosts(now).map(({ slug, published, updated }) => ({
      path: `/blog/${slug}`,
      changed: updated ?? published,
    })),
    ...getRevealedStudies(now).map(({ slug, date, revealed_on }) => ({
      path: `/case-studies/${slug}`,
      changed: revealed_on?.slice(0, 10) ?? date,
    })),
  ];
  const urls = entries.map(
    ({ path, changed }) =>
      `<url><loc>${escapeXml(siteUrl(path))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
