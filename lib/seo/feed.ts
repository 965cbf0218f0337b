import { renderArticle } from '#lib/blog/article';
import type { Post } from '#lib/blog/schema';
import { siteUrl } from '#lib/pages/site-url';
import { getPage, getSite } from '#lib/pages/read';
import { changeOfPost, latest } from './last-change.ts';
import { shareCardOfPost } from './share-card.ts';
import { getShownPosts } from './shown-entries.ts';

export type FeedItem = {
  /** The absolute URL, which is also the id. */
  url: string;
  title: string;
  summary: string;
  /** The full text. Links and anchors are absolute URLs. */
  html: string;
  author: string;
  topic: string;
  /** The absolute URL of a PNG of 1200 by 630 pixels. */
  image: string;
  /** An ISO date-time. */
  published: string;
  /** An ISO date-time. */
  changed: string;
};

/** `changed` is undefined if there are no posts. */
export type Feed = { title: string; description: string; home: string; changed?: string; items: FeedItem[] };

/** A cache, because rendering all posts takes 40 ms. */
const feeds = new WeakMap<Post[], Feed>();

/** The feed of the blog at `now`, newest first, without links to pages that are not public. */
export function getFeed(now: Date): Feed {
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
  const { opening, rest } = renderArticle(body);
  const html = (opening + rest)
    .replaceAll(/(href|src)="\//g, `$1="${siteUrl('/')}`)
    .replaceAll('href="#', `href="${url}#`);
  return {
    ...{ url, title, summary: description, html, author, topic },
    image: siteUrl(shareCardOfPost(post)),
    published: toNoon(published),
    changed: toNoon(changeOfPost(post)),
  };
}

/** Feeds need a date-time. Noon UTC is the same day in nearly every time zone. */
function toNoon(day: string): string {
  return `${day}T12:00:00Z`;
}
