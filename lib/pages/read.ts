import 'server-only';
import { basename } from 'node:path';
import type { z } from 'zod';
import { getDataOrThrow, readMarkdownFolder, readYamlFile, cacheUntilSave } from '#lib/content/read';
import { TopicsSchema } from '#lib/content/topics';
import { AvailabilitySchema } from '#lib/availability/schema';
import { CluesSchema } from '#lib/hunt/schema';
import { PhotographsSchema } from '#lib/pictures/schema';
import { FilmsSchema } from './films.ts';
import {
  ApprovalPackSchema,
  ExperiencesSchema,
  FaqsSchema,
  GamesSchema,
  HostsSchema,
  LeaderboardSchema,
  PoliciesSchema,
  PriceExamplesSchema,
  QuoteFlowSchema,
  ReviewsSchema,
  ServicesSchema,
  SiteSchema,
} from './lists.ts';
import { PageSchema, type Page } from './page-schema.ts';
import { PublishedSlugsSchema } from './published-slugs.ts';
import { RedirectsSchema } from './redirects.ts';

export const readPages = () => readMarkdownFolder('pages', PageSchema);

/** The list of slugs that a command writes. */
export const PUBLISHED_SLUGS_FILE = 'published-slugs.yaml';

/** The schemas of the shared lists, by file name under content/. */
export const LIST_SCHEMAS = {
  'faqs.yaml': FaqsSchema,
  'games.yaml': GamesSchema,
  'hosts.yaml': HostsSchema,
  'policies.yaml': PoliciesSchema,
  'approval-pack.yaml': ApprovalPackSchema,
  'availability.yaml': AvailabilitySchema,
  'clues.yaml': CluesSchema,
  'experiences.yaml': ExperiencesSchema,
  'photographs.yaml': PhotographsSchema,
  'price-examples.yaml': PriceExamplesSchema,
  'leaderboard.yaml': LeaderboardSchema,
  'quote-flow.yaml': QuoteFlowSchema,
  'reviews.yaml': ReviewsSchema,
  'services.yaml': ServicesSchema,
  'films.yaml': FilmsSchema,
  'redirects.yaml': RedirectsSchema,
  'topics.yaml': TopicsSchema,
  'site.yaml': SiteSchema,
  [PUBLISHED_SLUGS_FILE]: PublishedSlugsSchema,
} as const;

/** All pages of content/pages, by file name without .md. */
export const getPages = cacheUntilSave(() => {
  const reading = readPages();
  getDataOrThrow(reading);
  return new Map(reading.entries.map(({ file, data }) => [basename(file, '.md'), data]));
});

/** The page of content/pages/<name>.md. Throws if the file does not exist. */
export function getPage(name: string): Page {
  const page = getPages().get(name);
  if (!page) throw new Error(`content/pages/${name}.md does not exist.`);
  return page;
}

export const getSite = cacheUntilSave(() => list('site.yaml', SiteSchema));
export const getFaqs = cacheUntilSave(() => list('faqs.yaml', FaqsSchema));
export const getGames = cacheUntilSave(() => list('games.yaml', GamesSchema));
export const getHosts = cacheUntilSave(() => list('hosts.yaml', HostsSchema));
export const getPolicies = cacheUntilSave(() => list('policies.yaml', PoliciesSchema));
export const getApprovalPack = cacheUntilSave(() => list('approval-pack.yaml', ApprovalPackSchema));
export const getBookables = cacheUntilSave(() => list('availability.yaml', AvailabilitySchema));
export const getClueSet = cacheUntilSave(() => list('clues.yaml', CluesSchema));
export const getExperiences = cacheUntilSave(() => list('experiences.yaml', ExperiencesSchema));
export const getLeaderboard = cacheUntilSave(() => list('leaderboard.yaml', LeaderboardSchema));
export const getPriceExamples = cacheUntilSave(() => list('price-examples.yaml', PriceExamplesSchema));
export const getReviews = cacheUntilSave(() => list('reviews.yaml', ReviewsSchema));
export const getServices = cacheUntilSave(() => list('services.yaml', ServicesSchema));
export const getFilms = cacheUntilSave(() => list('films.yaml', FilmsSchema));
export const getRedirects = cacheUntilSave(() => list('redirects.yaml', RedirectsSchema));
export const getQuoteFlow = cacheUntilSave(() => list('quote-flow.yaml', QuoteFlowSchema));

function list<S extends z.ZodType>(name: string, schema: S): z.output<S> {
  const [data] = getDataOrThrow(readYamlFile(name, schema));
  return data as z.output<S>;
}
