import 'server-only';
import { existsSync, readdirSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { TOPICS } from '#lib/blog/schema';
import { PICTURE_ENDINGS } from '#lib/case-studies/pictures';
import { slugsOf } from '#lib/content/moved-entry';
import type { FieldText } from '#lib/content/texts';
import { FIXED_PAGES } from '#lib/seo/routes';
import { UNLISTED_PAGES, type Content } from './read-content.ts';

/** A page that visitors can open. */
export type KnownPage = {
  /** Unknown while its content file is not sound. */
  anchors?: Set<string>;
  /** From when, in milliseconds since 1970. */
  publicFrom: number;
};

export type SiteMap = {
  pages: Map<string, KnownPage>;
  /** From the addresses of before to those of now. */
  moved: Map<string, string>;
  /** True for the address of a file that is served; those of a study also while it is not public. */
  hasFile: (address: string) => boolean;
  /** The addresses of the files that lie in the same folder. */
  filesBeside: (address: string) => string[];
  /** The addresses that all files in the folders of studies have, or would have if they could be served. */
  studyFiles: () => string[];
};

/** Made by code: no content file stands behind them. */
const MADE_PAGES = [
  '/case-studies/preview',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
];

export const STUDY_FILES = '/art/case-studies/';

/** Everything that an address on this site can lead to. Files that are not sound count with their names. */
export function siteMapOf({ files, names, studies, posts }: Content): SiteMap {
  const pages = new Map<string, KnownPage>();
  const fixed = [...FIXED_PAGES, ...UNLISTED_PAGES].flatMap(({ path }) => path ?? []);
  const ofStudies = names.studies.map((name) => `/case-studies/${name}`);
  const ofPosts = names.posts.map((name) => `/blog/${name}`);
  for (const path of [...fixed, ...MADE_PAGES, ...ofStudies, ...ofPosts]) pages.set(path, { publicFrom: 0 });
  for (const { address, publicFrom, texts } of files) {
    if (address) pages.set(address, { publicFrom, anchors: new Set([...ownAnchors(address), ...anchorsIn(texts)]) });
  }

  const moved = new Map<string, string>();
  for (const [folder, entries] of [
    ['/case-studies', studies],
    ['/blog', posts],
  ] as const) {
    for (const { data } of entries) {
      const [present, ...before] = slugsOf(data);
      for (const slug of before) moved.set(`${folder}/${slug}`, `${folder}/${present}`);
    }
  }
  return { pages, moved, ...filesOnDisk() };
}

/** The ids that the parts of a page have; the names of parts that other parts use are no anchors. */
function anchorsIn(texts: FieldText[]): string[] {
  return texts.filter(({ path }) => path[0] === 'sections' && path.at(-1) === 'id').map(({ text }) => text);
}

/** Anchors that components bring along. */
function ownAnchors(address: string): string[] {
  if (address === '/blog') return ['main', ...TOPICS.map((topic) => topic.toLowerCase().replaceAll(' ', '-'))];
  if (address.startsWith('/blog/')) return ['main', 'behind'];
  return address.startsWith('/case-studies/') ? ['main', 'related', 'share'] : ['main'];
}

/** Compares names exactly, as servers do and some computers do not. */
function filesOnDisk(): Pick<SiteMap, 'hasFile' | 'filesBeside' | 'studyFiles'> {
  const inPublic = filesUnder('public').map((name) => `/${name}`);
  const inStudies = filesUnder('content/case-studies')
    .filter((name) => name.includes('/'))
    .map((name) => STUDY_FILES + name);
  const served = new Set([...inPublic, ...inStudies.filter((address) => PICTURE_ENDINGS.includes(extname(address)))]);
  return {
    hasFile: (address) => served.has(address),
    filesBeside: (address) => {
      const folder = address.slice(0, address.lastIndexOf('/') + 1);
      return [...served].filter((other) => other.startsWith(folder));
    },
    studyFiles: () => inStudies,
  };
}

function filesUnder(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
