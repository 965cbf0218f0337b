import type { Path } from '#lib/content/field-name';
import type { Problem } from '#lib/content/problem';
import { problemAt } from '../problem-at.ts';
import type { Content, ContentFile } from '../read-content.ts';

/** Names that must be there only once in a file: those that other files use, and the anchors of a page. */
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
    return file ? repeats(file, (path) => path.length === 2 && path[1] === key) : [];
  });
  const anchors = files
    .filter(({ file }) => file.startsWith('content/pages/'))
    .flatMap((file) => repeats(file, (path) => path[0] === 'sections' && path.at(-1) === 'id'));
  return [...listNames, ...anchors];
}

function repeats(file: ContentFile, isName: (path: Path) => boolean): Problem[] {
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
