import { existsSync, readdirSync } from 'node:fs';
import { didYouMean } from '#lib/content/did-you-mean';
import type { Problem } from '#lib/content/problem';
import { slugify } from '#lib/content/slugify';
import { FIXED_PAGES } from '#lib/seo/routes';
import { LIST_SCHEMAS } from '#lib/pages/read';
import { SHARED_FOLDERS } from '#lib/pictures/picture-files';
import { UNLISTED_PAGES, type Content } from '../read-content.ts';

const FOLDERS = ['pages', 'case-studies', 'blog'];
const LISTS = Object.keys(LIST_SCHEMAS);
const GUIDE = 'README.md';

/** Reports files that the site does not use because of their name or folder, and pages without a file. */
export function strayFileProblems({ names }: Content): Problem[] {
  const pages = [...FIXED_PAGES, ...UNLISTED_PAGES].map(({ name }) => name as string);
  const unknown = names.pages.filter((name) => !pages.includes(name));
  return [
    ...findStrayFiles('', (name) => [...LISTS, ...FOLDERS, ...SHARED_FOLDERS, GUIDE].includes(name)),
    ...FOLDERS.flatMap((folder) => findStrayFiles(folder, (name) => isEntry(name, folder, names))),
    ...unknown.map((name) => ({
      ...at(`pages/${name}.md`),
      what: 'No address shows this page.',
      fix: didYouMean(slugify(name), pages) ?? 'Ask a developer for a route, or put the text into a page that has one.',
      level: 'warning',
    })),
    ...pages
      .filter((name) => !existsSync(`content/pages/${name}.md`))
      .map((name) => ({
        ...at(`pages/${name}.md`),
        what: 'The site needs this page, and the file is not here.',
        fix: 'Put it back (git restore brings back the last one).',
      })),
  ];
}

/** True for a content file, and for the picture folder of a study or a post. */
function isEntry(name: string, folder: string, names: Content['names']): boolean {
  const entries = { 'case-studies': names.studies, blog: names.posts }[folder] ?? [];
  return name.endsWith('.md') || entries.includes(name);
}

function findStrayFiles(folder: string, isKnown: (name: string) => boolean): Problem[] {
  const path = folder ? `content/${folder}` : 'content';
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => !name.startsWith('.') && !isKnown(name))
    .map((name) => ({
      ...at(folder ? `${folder}/${name}` : name),
      what: 'Nothing on the site reads this.',
      fix: getRenameFix(name, folder),
    }));
}

function getRenameFix(name: string, folder: string): string {
  const bare = slugify(name.replace(/\.\w+$/, ''));
  if (!folder) return didYouMean(`${bare}.yaml`, LISTS) ?? `Move it into ${FOLDERS.join(', ')}, or delete it.`;
  if (folder !== 'pages' && !/\.\w+$/.test(name))
    return `Name the folder as the ${folder === 'blog' ? 'post' : 'study'} whose pictures it holds, or delete it.`;
  return /\.(?:markdown|mdx|txt|MD)$/.test(name) ? `Rename it to ${bare}.md.` : 'Move or delete it.';
}

function at(name: string) {
  return { file: `content/${name}`, line: 1, column: 1, field: 'the file' };
}
