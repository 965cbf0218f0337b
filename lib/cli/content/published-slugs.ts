import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { SlugFolder } from '#lib/content/reserved-slugs';
import { isDraft } from '#lib/content/visibility';
import { PUBLISHED_SLUGS_FILE } from '#lib/pages/read';
import type { PublishedSlugs } from '#lib/pages/published-slugs';
import type { Place } from './problem-at.ts';
import { readContent, type Content } from './read-content.ts';
import type { Path } from '#lib/content/field-name';

/** A study, post or topic that has a publish time or no date; `path` is its slug field. */
type PublishedEntry = { folder: SlugFolder; slug: string; place: Place; path: Path };

const HEADER = `# The addresses that the site has had. npm run content -- slugs adds new ones; npm run content then notices when one vanishes.
# Remove a line only if nobody has ever seen the address.
`;

/** All studies and posts that are no drafts, and all topics. The slug of a study or post is the name of its file. */
export function getPublishedEntries({ studies, posts, lists }: Content): PublishedEntry[] {
  const topics = lists['topics.yaml'];
  const toEntries = (folder: SlugFolder, entries: Content['studies'] | Content['posts']) =>
    entries
      .filter(({ data }) => !isDraft(data.revealed_on))
      .map((place) => ({ folder, slug: basename(place.file, '.md'), place, path: ['slug'] }));
  return [
    ...toEntries('case-studies', studies),
    ...toEntries('blog', posts),
    ...(topics?.data ?? []).flatMap(({ slug }, index) =>
      topics ? [{ folder: 'blog/topics' as const, slug, place: topics, path: [index, 'slug'] }] : [],
    ),
  ];
}

/** Writes the list with the slugs that it has and those in `added`, one a line and sorted, so that git can merge it. */
export function writePublishedSlugs(content: Content, added: Pick<PublishedEntry, 'folder' | 'slug'>[]): void {
  const known = content.lists[PUBLISHED_SLUGS_FILE]?.data;
  const sections = (['case-studies', 'blog', 'blog/topics'] as const).map((folder: keyof PublishedSlugs) => {
    const slugs = [...(known?.[folder] ?? []), ...added.filter((one) => one.folder === folder).map(({ slug }) => slug)];
    const lines = [...new Set(slugs)].sort().map((slug) => `  - ${slug}\n`);
    return `${folder}:${lines.length > 0 ? `\n${lines.join('')}` : ' []\n'}`;
  });
  writeFileSync(`content/${PUBLISHED_SLUGS_FILE}`, HEADER + sections.join(''));
}

/** `npm run content -- slugs`: adds the slugs of all entries that are no drafts to the list. Returns the path of the list. */
export function collectPublishedSlugs(now = new Date()): string {
  const content = readContent(now);
  writePublishedSlugs(content, getPublishedEntries(content));
  return `content/${PUBLISHED_SLUGS_FILE}`;
}
