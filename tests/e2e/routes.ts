import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseDate } from '#lib/content/dates';
import { isPublic, DRAFT_PUBLISH_TIME } from '#lib/content/visibility';
import { parseMarkdownSource } from '#lib/content/source';

/** Slugs of public content; drafts and scheduled content have no page. */
const slugsIn = (folder: string) =>
  globSync(`content/${folder}/*.md`)
    .filter((file) => {
      const { value } = parseMarkdownSource({ file, text: readFileSync(file, 'utf8') });
      const { revealed_on: date } = value as { revealed_on?: string | null };
      return !date || isPublic(parseDate(date)?.toISOString() ?? DRAFT_PUBLISH_TIME, new Date());
    })
    .map((file) => basename(file, '.md'))
    .sort();

export const TOPIC_ROUTES = ['planning', 'ideas', 'behind-the-clues', 'families'].map((slug) => `/blog/topics/${slug}`);
export const CASE_ROUTES = slugsIn('case-studies').map((slug) => `/case-studies/${slug}`);
export const POST_ROUTES = slugsIn('blog').map((slug) => `/blog/${slug}`);

/** Every page that a visitor can open. */
export const PAGE_ROUTES = [
  '/',
  '/about',
  '/get-a-quote',
  '/get-a-quote/confirmation',
  '/team-building/the-experience',
  '/team-building/past-events',
  '/team-building/getting-started',
  '/team-building/onsite',
  '/team-building/offsite',
  '/homeschool-hunt',
  '/scavenger-hunts',
  '/escape-rooms',
  '/escape-rooms/journey-to-jidara',
  '/escape-rooms/jazz-heist',
  '/escape-rooms/jidara-pop-up',
  '/holiday-parties',
  '/virtual-events',
  '/case-studies',
  '/case-studies/preview',
  '/play',
  ...CASE_ROUTES,
  '/blog',
  ...TOPIC_ROUTES,
  ...POST_ROUTES,
  '/privacy',
  '/terms',
  '/accessibility',
];

/** Pages that hydrate without an interaction. */
export const HYDRATES_BY_ITSELF = /^\/get-a-quote(?!\/confirmation)|test-mode/;

/** One page of every kind. */
export const SAMPLE_ROUTES = PAGE_ROUTES.filter((route) =>
  [CASE_ROUTES, TOPIC_ROUTES, POST_ROUTES].every((kind) => kind.indexOf(route) <= 0),
);
