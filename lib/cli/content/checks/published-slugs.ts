import { topicPath } from '#lib/blog/topic-path';
import type { Problem } from '#lib/content/problem';
import { PUBLISHED_SLUGS_FILE } from '#lib/pages/read';
import { problemAt } from '../problem-at.ts';
import { getPublishedEntries } from '../published-slugs.ts';
import type { Content } from '../read-content.ts';
import { getSiteMap } from '../site-map.ts';

/** Reports addresses that were public and lead nowhere now, and warns of public addresses that the list does not have yet. */
export function publishedSlugProblems(content: Content): Problem[] {
  const list = content.lists[PUBLISHED_SLUGS_FILE];
  return list ? [...findVanished(list, content), ...findUnlisted(list, content)] : [];
}

type List = NonNullable<Content['lists'][typeof PUBLISHED_SLUGS_FILE]>;

/** Finds nothing while files are invalid that may explain where an address went. */
function findVanished(list: List, content: Content): Problem[] {
  const { studies, posts, names, lists } = content;
  const redirects = lists['redirects.yaml']?.data;
  const topics = lists['topics.yaml']?.data;
  const isComplete = studies.length === names.studies.length && posts.length === names.posts.length;
  if (!isComplete || !redirects || !topics) return [];
  const { pages, moved } = getSiteMap(content);
  const known = new Set([
    ...pages.keys(),
    ...moved.keys(),
    ...topics.map(topicPath),
    ...redirects.moved.map(({ from }) => from),
    ...redirects.gone.map(({ path }) => path),
  ]);
  return Object.entries(list.data).flatMap(([folder, slugs]) =>
    slugs.flatMap((slug, index) => {
      const address = `/${folder}/${slug}`;
      if (known.has(address)) return [];
      const what = `"${address}" was an address of the site, and leads nowhere now.`;
      const renamed =
        folder === 'blog/topics'
          ? 'list it under moved in content/redirects.yaml'
          : `add previous_slugs: [${slug}] to the file with the new slug`;
      const fix = `If it was renamed, ${renamed}; if it was withdrawn, list it under gone in content/redirects.yaml.`;
      return [problemAt(list, [folder, index], { what, fix })];
    }),
  );
}

function findUnlisted(list: List, content: Content): Problem[] {
  return getPublishedEntries(content)
    .filter(({ folder, slug }) => !list.data[folder].includes(slug))
    .map(({ place, path }) => {
      const what = `The address is not in ${list.file} yet, so nothing would notice if it vanished.`;
      const fix = 'Run npm run content -- slugs, and commit that file, too.';
      return problemAt(place, path, { what, fix, level: 'warning' });
    });
}
