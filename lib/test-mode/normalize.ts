import { z } from 'zod';
import '#lib/zod-without-eval';
import { CaseStudySchema, type CaseStudy, type ClientMetric } from '#lib/case-studies/schema';
import { Day, Markdown, Prose } from '#lib/content/fields';
import { BRAND } from '#lib/illustration/palette';
import type { Path } from './issue.ts';
import { plain } from './plain-text.ts';
import { field, isRecord, list, shape, type Reader, type Warn } from './read-shape.ts';
import { SafeAddress } from './safe-address.ts';
import { linksTold } from './safe-links.ts';

type Item<Key extends 'stats' | 'route' | 'standings' | 'testimonials' | 'gallery'> = CaseStudy[Key][number];

const fields = CaseStudySchema.shape;
const text = plain(field(Prose, ''));
const markdown = plain(linksTold(field(Markdown, '')));
const address = field(SafeAddress, '');
const section = shape<CaseStudy['sections']['challenge']>({ title: text, content: markdown });

const stat = shape<Item<'stats'>>({ icon: field(fields.stats.element.shape.icon, 'pawn'), label: text, value: text });
const stop = shape<Item<'route'>>({ title: text, text });
const standing = shape<Item<'standings'>>({
  team: text,
  score: text,
  width: field(fields.standings.element.shape.width, 60),
});
const testimonial = shape<Item<'testimonials'>>({
  quote: text,
  author: text,
  nameDescription: text,
  company: text,
  avatar: address,
});
const figure = shape<Exclude<ClientMetric, { type: 'stock' }>>({ metric: text, unit: text, description: text });
const stock = shape<Extract<ClientMetric, { type: 'stock' }>>({
  type: field(z.literal('stock'), 'stock'),
  symbol: field(z.string().regex(/^[A-Z.]{1,12}$/, 'It must be a ticker'), ''),
  description: text,
  startDate: field(Day, ''),
  fallbackMetric: text,
  fallbackUnit: text,
});

const clientMetric: Reader<ClientMetric | undefined> = (value, path, warn) => {
  if (!isRecord(value) || value.type !== 'stock') return figure(value, path, warn);
  const metric = stock(value, path, warn);
  return metric.symbol && metric.startDate ? metric : undefined;
};

/** A picture is an address, or an address with the words that describe it. */
const picture: Reader<Item<'gallery'>> = (value, path, warn) => {
  const given = typeof value === 'string' ? { url: value } : value;
  const { url, alt } = shape<Item<'gallery'>>({ url: address, alt: text })(given, path, warn);
  return { url, alt: alt || `Picture ${Number(path.at(-1)) + 1}` };
};

const study = shape<CaseStudy>({
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
  ctaText: plain(field(Prose, 'Get a quote')),
  stats: list(stat, ({ label, value }) => label && value && label),
  clientMetrics: list(clientMetric, ({ description }) => description),
  route: list(stop, ({ title }) => title),
  standings: list(standing, ({ team }) => team),
  sections: shape<CaseStudy['sections']>({ challenge: section, solution: section, wentWrong: section }),
  testimonials: list(testimonial, ({ quote }) => quote),
  gallery: list(picture, ({ url }) => url),
  body: markdown,
});

/**
 * A full case study from an untrusted entry, safe to show: known fields only, files of this site, colors and fonts
 * from the allow-lists, texts without invisible marks, and a fallback for everything else. Normalizing twice changes
 * nothing.
 */
export function normalizeCaseStudy(entry: unknown, path: Path, warn: Warn): CaseStudy {
  const read = study(entry, path, warn);
  return {
    ...read,
    fullTitle: read.fullTitle || read.title,
    body: read.body || read.shortDescription,
    coverImage: read.coverImage || read.heroImage,
    heroImage: read.heroImage || read.coverImage,
  };
}
