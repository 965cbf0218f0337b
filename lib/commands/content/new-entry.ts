import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { didYouMean } from '#lib/content/did-you-mean';
import { slugsOf } from '#lib/content/moved-entry';
import { slugFrom } from '#lib/content/slug-from';
import { readContent, type Content } from './read-content.ts';
import { postTemplate, studyTemplate } from './templates.ts';

/** What to tell the author, and whether a file was made. */
export type NewEntry = { isMade: boolean; text: string };

const KINDS = {
  'case-study': { folder: 'case-studies', template: studyTemplate, entriesOf: ({ studies }: Content) => studies },
  post: { folder: 'blog', template: postTemplate, entriesOf: ({ posts }: Content) => posts },
};

const USAGE = 'npm run content -- new case-study "Title", or npm run content -- new post "Title"';

/** `npm run content -- new case-study "Title"`: a file with every field, as a draft that passes the check. */
export function newEntry(kind: string | undefined, title: string | undefined, now = new Date()): NewEntry {
  if (!kind || !Object.hasOwn(KINDS, kind)) {
    const hint = kind ? `There is no kind "${kind}". ${didYouMean(kind, Object.keys(KINDS)) ?? ''}\n` : '';
    return { isMade: false, text: `${hint}Write: ${USAGE}` };
  }
  if (!title?.trim()) {
    return { isMade: false, text: `It needs a title in quotes: npm run content -- new ${kind} "Title"` };
  }
  const slug = slugFrom(title);
  if (!slug) {
    return { isMade: false, text: 'The title needs letters from a to z or digits, because it becomes the address.' };
  }

  const { folder, template, entriesOf } = KINDS[kind as keyof typeof KINDS];
  const file = `content/${folder}/${slug}.md`;
  const content = readContent(now);
  const owner = entriesOf(content).find(({ data }) => slugsOf(data).includes(slug));
  if (existsSync(file) || owner) {
    const taken = owner?.file ?? file;
    return { isMade: false, text: `${taken} has the address /${folder}/${slug} already. Choose another title.` };
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, template({ slug, title: title.trim(), content }));
  return {
    isMade: true,
    text: `${file} is a draft that visitors do not see. What to do now:
1. Replace every TODO. npm run content lists those that are left.
2. Look at it: npm run dev, then http://localhost:3000/${folder}/${slug}
3. Publish it: revealed_on: null for now, or a date with its time. npm run content -- status shows when.`,
  };
}
