import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { didYouMean } from '#lib/content/did-you-mean';
import { findReservedSlugFlaw } from '#lib/content/reserved-slugs';
import { getAllSlugs } from '#lib/content/moved-entry';
import { slugify } from '#lib/content/slugify';
import { readContent, type Content } from './read-content.ts';
import { postTemplate, studyTemplate } from './templates.ts';

/** The message for the author, and whether a file was created. */
export type NewEntry = { isCreated: boolean; text: string };

const KINDS = {
  'case-study': { folder: 'case-studies', template: studyTemplate, getEntries: ({ studies }: Content) => studies },
  post: { folder: 'blog', template: postTemplate, getEntries: ({ posts }: Content) => posts },
} as const;

const USAGE = 'npm run content -- new case-study "Title", or npm run content -- new post "Title"';

/** `npm run content -- new case-study "Title"`: writes a draft with every field that passes the content check. */
export function createEntry(kind: string | undefined, title: string | undefined, now = new Date()): NewEntry {
  if (!kind || !Object.hasOwn(KINDS, kind)) {
    const hint = kind ? `There is no kind "${kind}". ${didYouMean(kind, Object.keys(KINDS)) ?? ''}\n` : '';
    return { isCreated: false, text: `${hint}Write: ${USAGE}` };
  }
  if (!title?.trim()) {
    return { isCreated: false, text: `It needs a title in quotes: npm run content -- new ${kind} "Title"` };
  }
  const slug = slugify(title);
  if (!slug) {
    return { isCreated: false, text: 'The title needs letters from a to z or digits, because it becomes the address.' };
  }

  const { folder, template, getEntries } = KINDS[kind as keyof typeof KINDS];
  const reserved = findReservedSlugFlaw(slug, folder);
  if (reserved) return { isCreated: false, text: `${reserved.what} Choose another title.` };
  const file = `content/${folder}/${slug}.md`;
  const content = readContent(now);
  const owner = getEntries(content).find(({ data }) => getAllSlugs(data).includes(slug));
  if (existsSync(file) || owner) {
    const taken = owner?.file ?? file;
    return { isCreated: false, text: `${taken} has the address /${folder}/${slug} already. Choose another title.` };
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, template({ slug, title: title.trim(), content }));
  return {
    isCreated: true,
    text: `${file} is a draft that visitors do not see. What to do now:
1. Replace every TODO. npm run content lists those that are left.
2. Look at it: npm run dev, then http://localhost:3000/${folder}/${slug}
3. Publish it: revealed_on: null for now, or a date with its time. npm run content -- status shows when.`,
  };
}
