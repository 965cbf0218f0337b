import 'server-only';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { topicPath } from '#lib/blog/topic-path';
import { decodeAddress } from '#lib/content/decode-address';
import { getAllSlugs } from '#lib/content/moved-entry';
import { isDraft } from '#lib/content/visibility';
import { isServable, PICTURE_FOLDERS } from '#lib/pictures/picture-files';
import { FIXED_PAGES } from '#lib/seo/routes';
import { getAnchors } from './anchors.ts';
import { UNLISTED_PAGES, type Content } from './read-content.ts';

/** A page of the site. */
export type KnownPage = {
  /** Undefined if its content file is invalid. */
  anchors?: Set<string>;
  /** The publish time in milliseconds since 1970. */
  publicFrom: number;
};

export type SiteMap = {
  pages: Map<string, KnownPage>;
  /** Current paths by previous ones. */
  moved: Map<string, string>;
  /** True for the address of a servable file, percent-encoded or not; for files of a study also while it is not public. */
  hasFile: (address: string) => boolean;
  /** The addresses of the servable files in the same folder. */
  filesBeside: (address: string) => string[];
  /** The addresses of all files in the picture folders of content, servable or not, without percent-encoding. */
  contentFiles: () => string[];
};

/** Pages and files that code generates, without a content file. */
const GENERATED_PAGES = [
  '/case-studies/preview',
  '/feed.xml',
  '/feed.json',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
];

/** A cache, because several checks use the site map. */
const maps = new WeakMap<Content, SiteMap>();

/** All targets that an address on this site can have. Invalid content files count by their names. */
export function getSiteMap(content: Content): SiteMap {
  const map = maps.get(content) ?? createMap(content);
  maps.set(content, map);
  return map;
}

function createMap(content: Content): SiteMap {
  return { pages: getKnownPages(content), moved: getMoves(content), ...readFiles() };
}

function getKnownPages(content: Content): SiteMap['pages'] {
  const { files, names, posts, lists } = content;
  const pages = new Map<string, KnownPage>();
  const fixed = [...FIXED_PAGES, ...UNLISTED_PAGES].flatMap(({ path }) => path ?? []);
  const ofStudies = names.studies.map((name) => `/case-studies/${name}`);
  const ofPosts = names.posts.map((name) => `/blog/${name}`);
  for (const path of [...fixed, ...GENERATED_PAGES, ...ofStudies, ...ofPosts]) pages.set(path, { publicFrom: 0 });
  for (const file of files) {
    const { address, publicFrom } = file;
    if (address) pages.set(address, { publicFrom, anchors: new Set(getAnchors(file, content)) });
  }
  // A topic has a page from its first post on. The first post may be one of the invalid files.
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

function getMoves({ studies, posts }: Content): SiteMap['moved'] {
  const moved = new Map<string, string>();
  for (const [folder, entries] of [
    ['/case-studies', studies],
    ['/blog', posts],
  ] as const) {
    for (const { data } of entries) {
      const [current, ...before] = getAllSlugs(data);
      for (const slug of before) moved.set(`${folder}/${slug}`, `${folder}/${current}`);
    }
  }
  return moved;
}

/** Compares names case-sensitively: servers do, but some file systems do not. */
function readFiles(): Pick<SiteMap, 'hasFile' | 'filesBeside' | 'contentFiles'> {
  const inPublic = listFiles('public').map((name) => `/${name}`);
  const inContent = Object.entries(PICTURE_FOLDERS).flatMap(([prefix, folder]) =>
    listFiles(folder)
      .filter((name) => !name.endsWith('.md'))
      .map((name) => prefix + name),
  );
  const served = new Set([...inPublic, ...inContent.filter(isServable)]);
  return {
    hasFile: (address) => served.has(decodeAddress(address)),
    filesBeside: (address) => {
      const folder = address.slice(0, address.lastIndexOf('/') + 1);
      return [...served].map(encodeURI).filter((other) => other.startsWith(folder));
    },
    contentFiles: () => inContent,
  };
}

function listFiles(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
