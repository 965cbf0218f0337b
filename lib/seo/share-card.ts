import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Post } from '#lib/blog/schema';
import { getMadeCard } from '#lib/blog/share-card';

/** Pages that use the Open Graph image of another page. */
const SHARED_CARDS: Record<string, string> = { confirmation: 'get-a-quote' };

/** The page whose image posts and topics without an image of their own have. */
const BLOG = 'blog';

/** The Open Graph image, 1200 by 630 pixels, of content/pages/<name>.md, or of a post or topic by its slug; that of the blog if it has none. */
export function shareCardOf(name: string): string {
  const own = getShareCardPath(SHARED_CARDS[name] ?? name);
  return existsSync(join(process.cwd(), 'public', own)) ? own : getShareCardPath(BLOG);
}

/** The Open Graph image of a post: its own, else one that is made from its first photograph, else that of the blog. */
export function shareCardOfPost(post: Pick<Post, 'slug' | 'body'>): string {
  const card = shareCardOf(post.slug);
  return card === getShareCardPath(BLOG) ? (getMadeCard(post) ?? card) : card;
}

/** The address that the Open Graph image of a page, post or topic must have. */
export function getShareCardPath(name: string): string {
  return `/art/og/${name}.png`;
}
