import { getRevealedPosts } from '#lib/blog/read';
import { withoutLinksTo } from '#lib/content/hidden-links';
import type { Post } from '#lib/blog/schema';
import { renderMarkdown } from '#lib/content/markdown';
import { escapeXml } from '#lib/content/markup';
import { getHiddenPaths } from '#lib/seo/hidden-paths';
import { siteUrl } from '#lib/site/address';
import { getSite } from '#lib/site/read';

export const dynamic = 'force-static';

/** The blog as RSS 2.0 with full texts. */
export function GET(): Response {
  const { name, tagline } = getSite();
  const now = new Date();
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(name)}</title>
<link>${siteUrl('/blog')}</link>
<description>${escapeXml(tagline)}</description>
<language>en-us</language>
<atom:link href="${siteUrl('/feed.xml')}" rel="self" type="application/rss+xml"/>
${withoutLinksTo(getRevealedPosts(now), getHiddenPaths(now)).map(toItem).join('\n')}
</channel>
</rss>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}

function toItem({ slug, title, description, published, topic, body }: Post): string {
  const link = siteUrl(`/blog/${slug}`);
  const html = renderMarkdown(body).replaceAll('href="/', `href="${siteUrl('/')}`);
  return `<item>
<title>${escapeXml(title)}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
<pubDate>${new Date(`${published}T12:00:00Z`).toUTCString()}</pubDate>
<category>${escapeXml(topic)}</category>
<description>${escapeXml(description)}</description>
<content:encoded>${escapeXml(html)}</content:encoded>
</item>`;
}
