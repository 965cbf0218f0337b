import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { CaseStudySchema, type CaseStudy, type ClientMetric } from '#lib/case-studies/schema';
import { Day, Markdown, Prose } from '#lib/content/fields';
import { BRAND } from '#lib/illustration/palette';
import type { Path } from './issue.ts';
import { field, list, object, type Parser, type Warn, sanitizedText } from './lenient-parsers.ts';
import { isRecord } from '#lib/content/is-record';
import { SafeAddress } from './safe-address.ts';
import { withLinkWarnings } from './link-warnings.ts';

type Item<Key extends 'stats' | 'route' | 'standings' | 'testimonials' | 'gallery'> = CaseStudy[Key][number];

const fields = CaseStudySchema.shape;
const text = sanitizedText(field(Prose, ''));
const markdown = sanitizedText(withLinkWarnings(field(Markdown, '')));
const address = field(SafeAddress, '');
const section = object<CaseStudy['sections']['challenge']>({ title: text, content: markdown });

const stat = object<Item<'stats'>>({
  icon: field(fields.stats.unwrap().element.shape.icon, 'pawn'),
  label: text,
  value: text,
});
const stop = object<Item<'route'>>({ title: text, text });
const standing = object<Item<'standings'>>({
  team: text,
  score: text,
  width: field(fields.standings.unwrap().element.shape.width, 60),
});
const testimonial = object<Item<'testimonials'>>({
  quote: text,
  author: text,
  nameDescription: text,
  company: text,
  avatar: address,
});
const figure = object<Exclude<ClientMetric, { type: 'stock' }>>({ metric: text, unit: text, description: text });
const stock = object<Extract<ClientMetric, { type: 'stock' }>>({
  type: field(z.literal('stock'), 'stock'),
  symbol: field(z.string().regex(/^[A-Z.]{1,12}$/, 'It must be a ticker'), ''),
  description: text,
  startDate: field(Day, ''),
  fallbackMetric: text,
  fallbackUnit: text,
});

const clientMetric: Parser<ClientMetric | undefined> = (value, path, warn) => {
  if (!isRecord(value) || value.type !== 'stock') return figure(value, path, warn);
  const metric = stock(value, path, warn);
  return metric.symbol && metric.startDate ? metric : undefined;
};

/** A picture is a URL, or a URL with its alternative text. */
const picture: Parser<Item<'gallery'>> = (value, path, warn) => {
  const given = typeof value === 'string' ? { url: value } : value;
  const { url, alt } = object<Item<'gallery'>>({ url: address, alt: text })(given, path, warn);
  return { url, alt: alt || `Picture ${Number(path.at(-1)) + 1}` };
};

const study = object<CaseStudy>({
  id: field(z.number(), 0),
  slug: field(z.string(), ''),
  previous_slugs: field(fields.previous_slugs, undefined),
  title: text,
  fullTitle: text,
  shortDescription: text,
  company: text,
  industry: text,
  companyLogo: address,
  coverImage: address,
  heroImage: address,
  ogImage: address,
  titleFontFamily: field(fields.titleFontFamily, 'Anybody'),
  primaryColor: field(fields.primaryColor, BRAND.table),
  categories: list(field(fields.categories.element, undefined), (category) => category),
  revealed_on: field(fields.revealed_on, null),
  featured: field(fields.featured, undefined),
  typeOfEvent: field(fields.typeOfEvent, 'onsite'),
  format: field(fields.format, 'in-person'),
  city: text,
  date: field(Day, ''),
  updated: field(Day, undefined),
  participants: field(fields.participants, 0),
  duration: text,
  game: field(fields.game, ''),
  videoUrl: field(SafeAddress, undefined),
  ctaUrl: field(fields.ctaUrl, '/get-a-quote'),
  ctaText: sanitizedText(field(Prose, 'Get a quote')),
  stats: list(stat, ({ label, value }) => label && value && label),
  clientMetrics: list(clientMetric, ({ description }) => description),
  route: list(stop, ({ title }) => title),
  standings: list(standing, ({ team }) => team),
  sections: object<CaseStudy['sections']>({ challenge: section, solution: section, wentWrong: section }),
  testimonials: list(testimonial, ({ quote }) => quote),
  gallery: list(picture, ({ url }) => url),
  body: markdown,
});

/**
 * Turns an untrusted entry into a complete case study that is safe to render: known fields only, files of this site, colors and fonts
 * from the allow-lists, texts without invisible characters, and a fallback for everything else. Normalizing twice changes nothing.
 */
export function normalizeCaseStudy(entry: unknown, path: Path, warn: Warn): CaseStudy {
  const parsed = study(entry, path, warn);
  return {
    ...parsed,
    fullTitle: parsed.fullTitle || parsed.title,
    body: parsed.body || parsed.shortDescription,
    coverImage: parsed.coverImage || parsed.heroImage,
    heroImage: parsed.heroImage || parsed.coverImage,
  };
}
