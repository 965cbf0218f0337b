import { getAllSlugs } from '#lib/content/moved-entry';
import type { Problem } from '#lib/content/problem';
import type { Entry } from '#lib/content/read-cache';
import { problemAt } from '../problem-at.ts';
import type { Content } from '../read-content.ts';

type Movable = Entry<{ slug: string; previous_slugs?: string[] }>;

/** Reports previous slugs that cannot redirect: because another entry has them, or because they redirect in a loop. */
export function movedProblems({ studies, posts, names }: Content): Problem[] {
  return [...findCollisions(studies, 'case-studies', names.studies), ...findCollisions(posts, 'blog', names.posts)];
}

function findCollisions(entries: Movable[], folder: string, names: string[]): Problem[] {
  const bySlug = new Map(entries.map((entry) => [entry.data.slug, entry]));
  const currentSlugs = new Set(names);
  const claimedBy = Map.groupBy(
    entries.flatMap((entry) => (entry.data.previous_slugs ?? []).map((slug) => ({ slug, file: entry.file }))),
    ({ slug }) => slug,
  );
  return entries.flatMap((entry) =>
    (entry.data.previous_slugs ?? []).flatMap((slug, index, all) => {
      const path = ['previous_slugs', index];
      const report = (what: string, fix: string) => [problemAt(entry, path, { what, fix })];
      if (slug === entry.data.slug) {
        return report(
          `"${slug}" is the slug that it has now, so the address would lead to itself.`,
          'Remove it from the list.',
        );
      }
      if (all.indexOf(slug) < index) return report(`"${slug}" is in this list twice.`, 'Remove one of the two.');
      const owner = bySlug.get(slug);
      if (owner && getAllSlugs(owner.data).includes(entry.data.slug)) {
        const what = `This and ${owner.file} each list the other\u2019s slug, so their addresses would go in circles.`;
        return report(what, 'Remove one of the two from its list.');
      }
      if (currentSlugs.has(slug)) {
        const what = `"${slug}" is the slug of content/${folder}/${slug}.md, and stays its address.`;
        return report(what, 'Remove it from the list, or rename that file.');
      }
      const other = claimedBy.get(slug)?.find(({ file }) => file !== entry.file);
      if (!other) return [];
      return report(`${other.file} lists the previous slug "${slug}", too.`, 'Remove it from one of the two.');
    }),
  );
}
