import { globSync, readFileSync } from 'node:fs';
import { getShareCardPath } from '#lib/seo/share-card';
import { getReferences } from './checks/references.ts';
import type { Content } from './read-content.ts';

/** A study or post with its old and its new slug. */
export type Renaming = { folder: 'case-studies' | 'blog'; from: string; to: string };

/** The texts of all content files that change when a slug does, by path: links, paths of pictures, and lists of studies. */
export function replaceLinks(renaming: Renaming, content: Content): Map<string, string> {
  const changed = new Map<string, string>();
  for (const file of globSync(['content/{pages,case-studies,blog}/*.md', 'content/*.yaml'])) {
    const before = readFileSync(file, 'utf8');
    const after = replaceAddresses(replaceReferences(before, file, renaming, content), renaming);
    if (after !== before) changed.set(file.replaceAll('\\', '/'), after);
  }
  return changed;
}

/** Sets the slug of a file, and its previous slugs in the line below it. */
export function setSlug(text: string, slug: string, previous: string[]): string {
  const lines = [`slug: ${slug}`, ...(previous.length > 0 ? [`previous_slugs: [${previous.join(', ')}]`] : [])];
  return text
    .replace(/^previous_slugs:.*\n(?:(?:[ \t]|-[ \t]).*\n)*/m, '')
    .replace(/^["']?slug["']?:.*?(?=\r?$)/m, lines.join(text.includes('\r\n') ? '\r\n' : '\n'));
}

/** Replaces the slug in fields that name a study by it. */
function replaceReferences(text: string, file: string, { folder, from, to }: Renaming, content: Content): string {
  if (folder !== 'case-studies') return text;
  const lines = text.split('\n');
  const places = getReferences(content)
    .filter(({ entry, among, name }) => entry.file === file && among === 'studies' && name === from)
    .map(({ entry, path }) => entry.find(path, from))
    .sort((one, other) => other.column - one.column);
  for (const { line, column } of places) {
    const before = lines[line - 1] ?? '';
    lines[line - 1] = before.slice(0, column - 1) + to + before.slice(column - 1 + from.length);
  }
  return lines.join('\n');
}

/** Replaces the slug in addresses of its page and of its pictures, and as the origin of a quote. */
function replaceAddresses(text: string, { folder, from, to }: Renaming): string {
  const replaced = text.replaceAll(new RegExp(`(/${folder}/|[?&]from=)${from}(?![\\w-])`, 'g'), `$1${to}`);
  return folder === 'blog' ? replaced.replaceAll(getShareCardPath(from), getShareCardPath(to)) : replaced;
}
