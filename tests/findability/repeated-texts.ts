import type { FoundPage } from './parse-page.ts';

/** Titles, descriptions and pictures that several listed pages share. */
export function repeatedTexts(pages: FoundPage[]): string[] {
  const listed = pages.filter(({ isIndexed, status }) => isIndexed && status === 200);
  const kinds: [string, (page: FoundPage) => string][] = [
    ['title', ({ title }) => title],
    ['description', ({ description }) => description],
    ['picture', ({ shared }) => shared.get('og:image') ?? ''],
    ['h1', ({ headings }) => headings.h1.join()],
  ];
  return kinds.flatMap(([kind, read]) =>
    Object.entries(Object.groupBy(listed, read))
      .filter(([, group = []]) => group.length > 1)
      .map(([text, group = []]) => `${group.map(({ path }) => path).join(' and ')} share the ${kind} "${text}".`),
  );
}
