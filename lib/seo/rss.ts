import { escapeXml } from '#lib/content/markup';
import type { Feed, FeedItem } from './feed.ts';

/** Renders a feed as RSS 2.0 with full texts. `self` is the absolute URL of the feed. */
export function renderRss({ title, description, home, changed, items }: Feed, self: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(home)}</link>
<description>${escapeXml(description)}</description>
<language>en-us</language>${changed ? `\n<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>` : ''}
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.map(renderItem).join('\n')}
</channel>
</rss>
`;
}

function renderItem({ url, title, summary, html, author, topic, published, changed }: FeedItem): string {
  return `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(url)}</link>
<guid isPermaLink="true">${escapeXml(url)}</guid>
<dc:creator>${escapeXml(author)}</dc:creator>
<category>${escapeXml(topic)}</category>
<pubDate>${new Date(published).toUTCString()}</pubDate>
<atom:updated>${changed}</atom:updated>
<description>${escapeXml(summary)}</description>
<content:encoded>${escapeXml(html)}</content:encoded>
</item>`;
}
