import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { didYouMean } from '#lib/content/did-you-mean';
import { Slug } from '#lib/content/fields';
import { findMoved } from '#lib/content/moved-entry';
import { findReservedSlugFlaw } from '#lib/content/reserved-slugs';
import { slugify } from '#lib/content/slugify';
import { isDraft } from '#lib/content/visibility';
import { PUBLISHED_SLUGS_FILE } from '#lib/pages/read';
import { getShareCardPath } from '#lib/seo/share-card';
import { writePublishedSlugs } from './published-slugs.ts';
import { readContent, type Content } from './read-content.ts';
import { replaceLinks, setSlug, type Renaming } from './replace-slug.ts';

/** The message for the author, and whether the entry has its new name. */
type RenameResult = { isRenamed: boolean; text: string };

const USAGE = 'npm run content -- rename <slug> <new slug>, such as rename rain-plan wet-plan';

/**
 * `npm run content -- rename <old> <new>`: renames a study or post: its file, its pictures, and everything in the content that names it. Its
 * previous slugs get the old one, unless it was never public. Changes nothing when it refuses.
 */
export function renameEntry(from = '', to = '', now = new Date()): RenameResult {
  const content = readContent(now);
  const renaming = from && to ? findEntry(from, to, content) : `Write: ${USAGE}`;
  const refusal = typeof renaming === 'string' ? renaming : findRefusal(renaming, content);
  if (typeof renaming === 'string' || refusal) return { isRenamed: false, text: String(refusal) };
  const { folder } = renaming;
  const entry = getEntries(content, folder).find(({ file }) => basename(file, '.md') === from)!;
  const wasPublic =
    !isDraft(entry.data.revealed_on) || content.lists[PUBLISHED_SLUGS_FILE]?.data[folder].includes(from);

  const changed = replaceLinks(renaming, content);
  const text = changed.get(entry.file) ?? readFileSync(entry.file, 'utf8');
  const previous = (entry.data.previous_slugs ?? []).filter((slug) => slug !== to);
  changed.set(entry.file, setSlug(text, to, wasPublic ? [...previous, from] : previous));
  for (const [file, after] of changed) writeFileSync(file, after);
  if (wasPublic)
    writePublishedSlugs(
      content,
      [from, to].map((slug) => ({ folder, slug })),
    );
  const moves = getMoves(renaming);
  for (const move of moves) renameSync(move.from, move.to);

  const others = [...changed.keys()].filter((file) => file !== entry.file);
  const lines = [
    ...moves.map((move) => `${move.from} is now ${move.to}.`),
    ...(others.length > 0 ? [`Its name is new in: ${others.sort().join(', ')}.`] : []),
    wasPublic ? `/${folder}/${from} leads to /${folder}/${to}.` : 'It was a draft, so the old address leads nowhere.',
    'Run npm run content, then commit: git add content public',
  ];
  return { isRenamed: true, text: lines.join('\n') };
}

function getEntries({ studies, posts }: Content, folder: Renaming['folder']) {
  return folder === 'blog' ? posts : studies;
}

/** The entry to rename, or why it cannot be found. */
function findEntry(from: string, to: string, { names }: Content): Renaming | string {
  const folders = (['case-studies', 'blog'] as const).filter((folder) =>
    names[folder === 'blog' ? 'posts' : 'studies'].includes(from),
  );
  const [folder, other] = folders;
  if (other) return `A study and a post are called "${from}". Rename one of the two files and its slug by hand first.`;
  if (folder) return { folder, from, to };
  const all = [...names.studies, ...names.posts];
  return `There is no study or post called "${from}". ${didYouMean(from, all) ?? 'npm run content -- status lists them all.'}`;
}

/** Why the entry cannot have the new name; undefined if it can. */
function findRefusal({ folder, from, to }: Renaming, content: Content): string | undefined {
  const entries = getEntries(content, folder);
  const address = `/${folder}/${to}`;
  if (!entries.some(({ file, data }) => basename(file, '.md') === from && data.slug === from)) {
    return `content/${folder}/${from}.md has mistakes. Run npm run content, and correct them first.`;
  }
  const slug = Slug.safeParse(to);
  if (!slug.success)
    return `"${to}" cannot be a slug. ${slug.error.issues[0]?.message}, such as ${slugify(to) || 'rain-plan'}.`;
  if (from === to) return `It is called "${to}" already.`;
  const reserved = findReservedSlugFlaw(to, folder);
  if (reserved) return `${reserved.what} ${reserved.fix}`;
  const redirects = content.lists['redirects.yaml']?.data;
  const taken = [`content/${folder}/${to}.md`, ...getMoves({ folder, from, to }).map((move) => move.to)];
  const file = taken.find((path) => existsSync(path));
  if (file) return `${file} is here already. Choose another slug, or rename that first.`;
  const owner = findMoved(
    entries.map(({ data }) => data),
    to,
  );
  if (owner && owner.slug !== from) return `"${to}" is a previous slug of "${owner.slug}". Choose another slug.`;
  const isOld =
    redirects?.moved.some((one) => one.from === address) || redirects?.gone.some((one) => one.path === address);
  return isOld ? `content/redirects.yaml lists ${address}. Choose another slug, or remove that line first.` : undefined;
}

/** The files and folders that carry the slug in their name. */
function getMoves({ folder, from, to }: Renaming): { from: string; to: string }[] {
  const pathsOf = (slug: string) => [
    `content/${folder}/${slug}.md`,
    `content/${folder}/${slug}`,
    ...(folder === 'blog' ? [`public${getShareCardPath(slug)}`] : []),
  ];
  const after = pathsOf(to);
  return pathsOf(from)
    .map((path, index) => ({ from: path, to: after[index]! }))
    .filter((move) => existsSync(move.from));
}
