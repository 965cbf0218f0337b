import type { Path } from '#lib/content/field-name';
import { findReservedSlugFlaw } from '#lib/content/reserved-slugs';
import type { Problem } from '#lib/content/problem';
import { problemAt } from '../problem-at.ts';
import type { Content, ContentFile } from '../read-content.ts';

/** Reports duplicates of names that must be unique in a file (names that other files refer to, anchors of a page), and reserved slugs of topics. */
export function nameProblems({ files, lists }: Content): Problem[] {
  const fileOf = new Map(files.map((one) => [one.file, one]));
  const listNames = [
    { list: lists['faqs.yaml'], key: 'id' },
    { list: lists['games.yaml'], key: 'id' },
    { list: lists['hosts.yaml'], key: 'name' },
    { list: lists['topics.yaml'], key: 'name' },
    { list: lists['topics.yaml'], key: 'slug' },
  ].flatMap(({ list, key }) => {
    const file = list && fileOf.get(list.file);
    return file ? findRepeats(file, (path) => path.length === 2 && path[1] === key) : [];
  });
  const anchors = files
    .filter(({ file }) => file.startsWith('content/pages/'))
    .flatMap((file) => findRepeats(file, (path) => path[0] === 'sections' && path.at(-1) === 'id'));
  const topics = lists['topics.yaml'];
  const reserved = (topics?.data ?? []).flatMap(({ slug }, index) => {
    const flaw = findReservedSlugFlaw(slug, 'blog/topics');
    return topics && flaw ? [problemAt(topics, [index, 'slug'], flaw)] : [];
  });
  return [...listNames, ...anchors, ...reserved];
}

function findRepeats(file: ContentFile, isName: (path: Path) => boolean): Problem[] {
  const first = new Map<string, Path>();
  return file.texts
    .filter(({ path }) => isName(path))
    .flatMap(({ path, text }) => {
      const earlier = first.get(text);
      if (!earlier) {
        first.set(text, path);
        return [];
      }
      const what = `"${text}" is taken: line ${file.locate(earlier).line} of this file has it, too.`;
      return [problemAt(file, path, { what, fix: 'Give one of the two another name.' })];
    });
}
