import 'server-only';
import { listServedPictures, readServedPicture, type ServedPicture } from '#lib/pictures/serve-picture';
import { listPhotos } from '#lib/pictures/picture-files';
import { MADE_CARD } from '#lib/pictures/share-card';
import { getMadeCard, readMadeCard } from './share-card.ts';
import { getPublishedPost, getPublishedPosts, readPosts } from './read.ts';

/** All pictures of the posts that are public at `now`. */
export async function listPostPictures(now: Date): Promise<{ slug: string; file: string }[]> {
  const lists = await Promise.all(
    getPublishedPosts(now).map(async (post) => {
      const files = await listServedPictures(folderOf(post.slug));
      return [...files, ...(getMadeCard(post) ? [MADE_CARD] : [])].map((file) => ({ slug: post.slug, file }));
    }),
  );
  return lists.flat();
}

/** The photos of all posts, public or not. */
export function listPostPhotos(): string[] {
  return readPosts().entries.flatMap(({ data }) => listPhotos(folderOf(data.slug)));
}

/** A picture of a post that is public at `now`; undefined for all other names. Both are untrusted. */
export async function readPostPicture(slug: string, file: string, now: Date): Promise<ServedPicture | undefined> {
  const post = getPublishedPost(slug, now);
  return post && ((await readMadeCard(slug, file, now)) ?? readServedPicture(folderOf(post.slug), file));
}

function folderOf(slug: string): string {
  return `content/blog/${slug}`;
}
