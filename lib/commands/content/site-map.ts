import 'server-only';
import { existsSync, readdirSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { topicPath } from '#lib/blog/topic-path';
import { PICTURE_ENDINGS, STUDY_FILES } from '#lib/case-studies/pictures';
import { slugsOf } from '#lib/content/moved-entry';
import { isDraft } from '#lib/content/reveal-date';
import { FIXED_PAGES } from '#lib/seo/routes';
import { anchorsOf } from './anchors.ts';
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
  '/feed.json',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
];

/** Several checks ask for it. */
const maps = new WeakMap<Content, SiteMap>();

/** Everything that an address on this site can lead to. Files that are not sound count with their names. */
export function siteMapOf(content: Content): SiteMap {
  const map = maps.get(content) ?? newMap(content);
  maps.set(content, map);
  return map;
}

function newMap(content: Content): SiteMap {
  return { pages: pagesOf(content), moved: movesOf(content), ...filesOnDisk() };
}

function pagesOf(content: Content): SiteMap['pages'] {
  const { files, names, posts, lists } = content;
  const pages = new Map<string, KnownPage>();
  const fixed = [...FIXED_PAGES, ...UNLISTED_PAGES].flatMap(({ path }) => path ?? []);
  const ofStudies = names.studies.map((name) => `/case-studies/${name}`);
  const ofPosts = names.posts.map((name) => `/blog/${name}`);
  for (const path of [...fixed, ...MADE_PAGES, ...ofStudies, ...ofPosts]) pages.set(path, { publicFrom: 0 });
  for (const file of files) {
    const { address, publicFrom } = file;
    if (address) pages.set(address, { publicFrom, anchors: new Set(anchorsOf(file, content)) });
  }
  // A topic has a page from its first post on; that may be one of those that are not sound.
  const first = posts.length < names.posts.length ? [0] : [];
  for (const topic of lists['topics.yaml']?.data ?? []) {
    const dates = posts
      .filter(({ data }) => data.topic === topic.name && !isDraft(data.revealed_on))
      .map(({ data }) => (data.revealed_on ? Date.parse(data.revealed_on) : 0));
    const publicFrom = Math.min(...first, ...dates);
    if (publicFrom < Infinity) pages.set(topicPath(topic), { publicFrom, anchors: new Set(['main', 'others']) });
  }
  return pages;
}

function movesOf({ studies, posts }: Content): SiteMap['moved'] {
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
  return moved;
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
