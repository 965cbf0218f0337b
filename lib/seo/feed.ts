import { articleOf } from '#lib/blog/article';
import type { Post } from '#lib/blog/schema';
import { siteUrl } from '#lib/site/address';
import { getPage, getSite } from '#lib/site/read';
import { changeOfPost, latest } from './last-change.ts';
import { shareCardOf } from './share-card.ts';
import { getShownPosts } from './shown-entries.ts';

export type FeedItem = {
  /** The full address, which is also the id. */
  url: string;
  title: string;
  summary: string;
  /** The whole text; links and anchors are full addresses. */
  html: string;
  author: string;
  topic: string;
  /** The full address of a picture, 1200 by 630, PNG. */
  image: string;
  /** Instants, ISO. */
  published: string;
  changed: string;
};

/** `changed` is missing as long as there are no posts. */
export type Feed = { title: string; description: string; home: string; changed?: string; items: FeedItem[] };

/** Rendering all posts takes 40 ms. */
const feeds = new WeakMap<Post[], Feed>();

/** The blog for feed readers as it is at `now`, newest first, without links to what is not public. */
export function feedAt(now: Date): Feed {
  const posts = getShownPosts(now);
  const feed = feeds.get(posts) ?? toFeed(posts);
  feeds.set(posts, feed);
  return feed;
}

function toFeed(posts: Post[]): Feed {
  const items = posts.map(toItem);
  return {
    title: getSite().name,
    description: getPage('blog').description,
    home: siteUrl('/blog'),
    changed: latest(items.map(({ changed }) => changed)),
    items,
  };
}

function toItem(post: Post): FeedItem {
  const { slug, title, description, author, topic, published, body } = post;
  const url = siteUrl(`/blog/${slug}`);
  const { opening, rest } = articleOf(body);
  const html = (opening + rest)
    .replaceAll(/(href|src)="\//g, `$1="${siteUrl('/')}`)
    .replaceAll('href="#', `href="${url}#`);
  return {
    ...{ url, title, summary: description, html, author, topic },
    image: siteUrl(shareCardOf(slug)),
    published: noonOf(published),
    changed: noonOf(changeOfPost(post)),
  };
}

/** Feeds want an instant; noon is the same day in every time zone that reads us. */
function noonOf(day: string): string {
  return `${day}T12:00:00Z`;
}
