import { globSync } from 'node:fs';
import { basename } from 'node:path';

const slugsIn = (folder: string) =>
  globSync(`content/${folder}/*.md`)
    .map((file) => basename(file, '.md'))
    .sort();

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
  ...CASE_ROUTES,
  '/blog',
  ...POST_ROUTES,
  '/privacy',
  '/terms',
  '/accessibility',
];
