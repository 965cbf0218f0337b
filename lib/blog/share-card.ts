import 'server-only';
import { renderMarkdown } from '#lib/content/markdown';
import type { Topic } from '#lib/content/topics';
import { BRAND } from '#lib/illustration/palette';
import { findPictures } from '#lib/pictures/photo-html';
import { getPhotoFile } from '#lib/pictures/picture-files';
import { focusOf } from '#lib/pictures/read-photos';
import { readSource } from '#lib/pictures/renditions';
import { MADE_CARD, readShareCard, servedCard } from '#lib/pictures/share-card';
import type { ServedPicture } from '#lib/pictures/serve-picture';
import { getPostTopic, getPublishedPost } from './read.ts';
import type { Post } from './schema.ts';

/** The colors of the grounds in app/styles/grounds.css. */
const GROUNDS: Record<Topic['ground'], string> = {
  marigold: BRAND.b,
  blush: BRAND.f,
  lagoon: BRAND.d1,
  water: BRAND.w,
  meadow: '#bada9c',
};

/** The address of the picture for shared links that is made from the first photograph in a post; undefined without one. */
export function getMadeCard(post: Pick<Post, 'slug' | 'body'>): string | undefined {
  return findPhoto(post) && `/art/blog/${post.slug}/${MADE_CARD}`;
}

/** The card that is made for a post that is public at `now`; undefined for all other names, which are untrusted. */
export async function readMadeCard(slug: string, file: string, now: Date): Promise<ServedPicture | undefined> {
  const post = file === MADE_CARD ? getPublishedPost(slug, now) : undefined;
  return post && servedCard(await makeShareCard(post));
}

/** Renders the card of a post; undefined if it has no photograph. */
export async function makeShareCard(post: Post): Promise<Buffer | undefined> {
  const photo = findPhoto(post);
  if (!photo) return undefined;
  return readShareCard({
    title: post.title,
    label: post.topic,
    ground: GROUNDS[getPostTopic(post).ground],
    ink: BRAND.ink,
    photo: await readSource(photo),
    focus: focusOf(photo),
  });
}

function findPhoto({ body }: Pick<Post, 'body'>): string | undefined {
  return findPictures(renderMarkdown(body)).flatMap((address) => getPhotoFile(address) ?? [])[0];
}
