import { basename } from 'node:path';
import { getMadeCard } from '#lib/blog/share-card';
import { isDraft } from '#lib/content/visibility';
import type { Problem } from '#lib/content/problem';
import { getShareCardPath } from '#lib/seo/share-card';
import { problemAt } from '../problem-at.ts';
import type { Content } from '../read-content.ts';
import { getSiteMap } from '../site-map.ts';

/** Warns of posts and topics without a picture for shared links, which therefore show that of the blog. */
export function shareCardProblems(content: Content): Problem[] {
  const topics = content.lists['topics.yaml'];
  const entries = [
    ...content.posts
      .filter(({ data }) => !isDraft(data.revealed_on) && !getMadeCard(data))
      .map((place) => ({ place, path: ['slug'], card: getShareCardPath(basename(place.file, '.md')) })),
    ...(topics?.data ?? []).flatMap(({ slug }, index) =>
      topics ? [{ place: topics, path: [index, 'slug'], card: getShareCardPath(slug) }] : [],
    ),
  ];
  const { hasFile } = getSiteMap(content);
  return entries
    .filter(({ card }) => !hasFile(card))
    .map(({ place, path, card }) => {
      const what = 'It has no picture of its own for shared links, so they show that of the blog.';
      const fix = `Save one with 1200 by 630 pixels as public${card}, or leave it.`;
      return problemAt(place, path, { what, fix, level: 'warning' });
    });
}
