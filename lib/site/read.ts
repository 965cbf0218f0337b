import 'server-only';
import { basename } from 'node:path';
import type { z } from 'zod';
import { dataOf, readMarkdownFolder, readYamlFile, remembered } from '#lib/content/read';
import { TopicsSchema } from '#lib/content/topics';
import { FilmsSchema } from './films.ts';
import {
  ApprovalPackSchema,
  FaqsSchema,
  GamesSchema,
  HostsSchema,
  LeaderboardSchema,
  OfferingsSchema,
  PoliciesSchema,
  PriceExamplesSchema,
  QuoteFlowSchema,
  ServicesSchema,
  SiteSchema,
} from './lists.ts';
import { PageSchema, type Page } from './page-schema.ts';
import { RedirectsSchema } from './redirects.ts';

export const readPages = () => readMarkdownFolder('pages', PageSchema);

/** The shared lists under content/, file by file. */
export const LIST_SCHEMAS = {
  'faqs.yaml': FaqsSchema,
  'games.yaml': GamesSchema,
  'hosts.yaml': HostsSchema,
  'policies.yaml': PoliciesSchema,
  'approval-pack.yaml': ApprovalPackSchema,
  'offerings.yaml': OfferingsSchema,
  'price-examples.yaml': PriceExamplesSchema,
  'leaderboard.yaml': LeaderboardSchema,
  'quote-flow.yaml': QuoteFlowSchema,
  'services.yaml': ServicesSchema,
  'films.yaml': FilmsSchema,
  'redirects.yaml': RedirectsSchema,
  'topics.yaml': TopicsSchema,
  'site.yaml': SiteSchema,
} as const;

/** Every page of content/pages, by the name of its file. */
export const getPages = remembered(() => {
  const reading = readPages();
  dataOf(reading);
  return new Map(reading.entries.map(({ file, data }) => [basename(file, '.md'), data]));
});

/** The page of content/pages/<name>.md. Throws when there is no such file. */
export function getPage(name: string): Page {
  const page = getPages().get(name);
  if (!page) throw new Error(`content/pages/${name}.md does not exist.`);
  return page;
}

export const getSite = remembered(() => list('site.yaml', SiteSchema));
export const getFaqs = remembered(() => list('faqs.yaml', FaqsSchema));
export const getGames = remembered(() => list('games.yaml', GamesSchema));
export const getHosts = remembered(() => list('hosts.yaml', HostsSchema));
export const getPolicies = remembered(() => list('policies.yaml', PoliciesSchema));
export const getApprovalPack = remembered(() => list('approval-pack.yaml', ApprovalPackSchema));
export const getOfferings = remembered(() => list('offerings.yaml', OfferingsSchema));
export const getLeaderboard = remembered(() => list('leaderboard.yaml', LeaderboardSchema));
export const getPriceExamples = remembered(() => list('price-examples.yaml', PriceExamplesSchema));
export const getServices = remembered(() => list('services.yaml', ServicesSchema));
export const getFilms = remembered(() => list('films.yaml', FilmsSchema));
export const getRedirects = remembered(() => list('redirects.yaml', RedirectsSchema));
export const getQuoteFlow = remembered(() => list('quote-flow.yaml', QuoteFlowSchema));

function list<S extends z.ZodType>(name: string, schema: S): z.output<S> {
  const [data] = dataOf(readYamlFile(name, schema));
  return data as z.output<S>;
}
