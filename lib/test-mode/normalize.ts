import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { CaseStudySchema, Ticker, type ClientMetric, type ShownStudy } from '#lib/case-studies/schema';
import { Day, Markdown, Prose } from '#lib/content/fields';
import { BRAND } from '#lib/illustration/palette';
import type { Path } from './issue.ts';
import { dayOf, field, list, numberAsText, object, type Parser, type Warn, sanitizedText } from './lenient-parsers.ts';
import { isRecord } from '#lib/content/is-record';
import { FileAddress, PagePath } from './safe-address.ts';
import { withLinkWarnings } from './link-warnings.ts';

type Item<Key extends 'stats' | 'route' | 'standings' | 'testimonials' | 'gallery'> = ShownStudy[Key][number];

const fields = CaseStudySchema.shape;
const text = sanitizedText(numberAsText(field(Prose, '')));
const markdown = sanitizedText(withLinkWarnings(field(Markdown, '')));
const file = field(FileAddress, '');
const section = object<ShownStudy['sections']['challenge']>({ title: text, content: markdown });

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
  avatar: file,
});
const figure = object<Exclude<ClientMetric, { type: 'stock' }>>({ metric: text, unit: text, description: text });
const stock = object<Extract<ClientMetric, { type: 'stock' }>>({
  type: field(z.literal('stock'), 'stock'),
  symbol: field(Ticker, ''),
  description: text,
  startDate: dayOf(field(Day, '')),
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
  const { url, alt } = object<Item<'gallery'>>({ url: file, alt: text })(given, path, warn);
  return { url, alt: alt || `Picture ${Number(path.at(-1)) + 1}` };
};

/** A color as #rgb or #rrggbb, with or without opacity, which is left out. The output is #rrggbb. */
const AnyColor = z
  .string('It must be text')
  .regex(/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'It must be a color such as #0a7f5c')
  .transform((hex) => (hex.length < 6 ? `#${hex.slice(1, 4).replaceAll(/./g, '$&$&')}` : hex.slice(0, 7)));

const study = object<ShownStudy>({
  id: field(z.number(), 0),
  slug: field(z.string(), ''),
  previous_slugs: field(fields.previous_slugs, undefined),
  title: text,
  fullTitle: text,
  shortDescription: text,
  company: text,
  industry: text,
  companyLogo: file,
  coverImage: file,
  heroImage: file,
  heroAlt: (value, path, warn) => text(value, path, warn) || undefined,
  ogImage: file,
  titleFontFamily: text,
  primaryColor: field(AnyColor, BRAND.table),
  categories: list(text, (category) => category),
  revealed_on: field(fields.revealed_on, null),
  featured: field(fields.featured, undefined),
  typeOfEvent: field(fields.typeOfEvent, undefined),
  format: field(fields.format, undefined),
  city: text,
  date: dayOf(field(Day, '')),
  updated: dayOf(field(Day, undefined)),
  participants: field(fields.participants, 0),
  duration: text,
  game: field(fields.game, ''),
  videoUrl: field(FileAddress, undefined),
  ctaUrl: field(PagePath, ''),
  ctaText: text,
  stats: list(stat, ({ label, value }) => label && value && label),
  clientMetrics: list(clientMetric, ({ description }) => description),
  route: list(stop, ({ title }) => title),
  standings: list(standing, ({ team }) => team),
  sections: object<ShownStudy['sections']>({ challenge: section, solution: section, wentWrong: section }),
  testimonials: list(testimonial, ({ quote }) => quote),
  gallery: list(picture, ({ url }) => url),
  body: markdown,
});

/**
 * Turns an untrusted entry into a case study that is safe to render: known fields only, pictures and films of this site or with https, texts
 * without invisible characters. What is missing stays empty, so that nothing is shown that the data does not say. Normalizing twice changes nothing.
 */
export function normalizeCaseStudy(entry: unknown, path: Path, warn: Warn): ShownStudy {
  const parsed = study(entry, path, warn);
  return {
    ...parsed,
    fullTitle: parsed.fullTitle || parsed.title,
    coverImage: parsed.coverImage || parsed.heroImage,
    heroImage: parsed.heroImage || parsed.coverImage,
  };
}
