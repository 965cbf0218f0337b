import type { Feed } from './feed.ts';

/** Renders a feed as JSON Feed 1.1 with full texts. `self` is the absolute URL of the feed, `icon` that of the logo. */
export function renderJsonFeed({ title, description, home, items }: Feed, self: string, icon: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: self,
    icon,
    language: 'en-US',
    items: items.map(({ url, html, summary, author, topic, image, published, changed, ...item }) => ({
      id: url,
      url,
      title: item.title,
      summary,
      content_html: html,
      image,
      date_published: published,
      date_modified: changed,
      authors: [{ name: author }],
      tags: [topic],
    })),
  });
}
