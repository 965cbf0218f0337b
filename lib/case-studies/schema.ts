import { z } from 'zod';
import '#lib/content/zod-without-eval';
import {
  Color,
  Day,
  fieldRoles,
  Markdown,
  PreviousSlugs,
  Prose,
  PublishTime,
  SitePath,
  Slug,
} from '#lib/content/fields';
import { filmPlayer } from '#lib/content/film-sites';
import { EVENT_TYPE_VALUES } from '#lib/quote/event-types';
import { CATEGORIES } from './categories.ts';

const STAT_ICONS = [
  'pawn',
  'pin',
  'die',
  'clock',
  'date',
  'key',
  'ticket',
  'trophy',
  'lens',
  'home',
  'chat',
  'go',
] as const;

const TITLE_FONTS = ['Anybody', 'Familjen Grotesk', 'Limelight'] as const;

export const CTA_URLS = [
  '/get-a-quote',
  '/escape-rooms/journey-to-jidara',
  '/escape-rooms/journey-to-jidara#check-availability',
  '/escape-rooms/jazz-heist#check-availability',
] as const;

const FilmAddress = z
  .string('It must be text')
  .refine(
    (text) => SitePath.safeParse(text).success || filmPlayer(text) !== undefined,
    'It must be a path on this site that starts with /, or the address of a film at YouTube or Vimeo',
  )
  .register(fieldRoles, { role: 'address' });

const Section = z.strictObject({
  title: Prose.describe('a heading that says what happened'),
  content: Markdown.describe('60 to 120 words of markdown after "content: |"'),
});

const Metric = z.strictObject({
  metric: Prose.describe('the figure, such as "1,150"'),
  unit: Prose.describe('what the figure counts, such as people'),
  description: Prose.describe('what it says about the client, such as Employees'),
});

/** The ticker of a stock, with the marks that exchanges use: BRK-B, 0700.HK. */
export const Ticker = z.string().regex(/^[A-Z\d][A-Z\d.=^-]{0,11}$/, 'It must be a ticker');

const StockMetric = z.strictObject({
  type: z.literal('stock').describe('the word stock'),
  symbol: Ticker.describe('the ticker, such as LMFD.DEMO'),
  description: Prose.describe('what the change is measured from'),
  startDate: Day.describe('the day from which the change counts'),
  fallbackMetric: Prose.describe('the figure shown when there is no live price'),
  fallbackUnit: Prose.describe('its unit, such as %'),
});

const GalleryItem = z.strictObject({
  url: SitePath.describe(
    'a file in the folder of the study, such as /art/case-studies/<slug>/gallery-1.svg, or under public/',
  ),
  alt: Prose.describe('who, doing what, where'),
});

/**
 * A case study (specification section 3). `sections.wentWrong`, `route` and `standings` are additions to the specification.
 * The pictures of a study are in content/case-studies/<slug>/, and are served from /art/case-studies/<slug>/ from its
 * publish time on.
 */
export const CaseStudySchema = z.strictObject({
  id: z.int('It must be a whole number').positive('It must be above 0').describe('a number no other study has'),
  slug: Slug.describe('the address, same as the file name'),
  previous_slugs: PreviousSlugs.optional(),
  title: Prose.describe('the name of the event'),
  fullTitle: Prose.describe('the headline, with a number in it, up to 60 characters'),
  shortDescription: Prose.describe('one or two sentences, 70 to 160 characters: who, where, what happened'),
  company: Prose.describe('the client'),
  industry: Prose.describe('what the client does, in two or three words'),
  companyLogo: SitePath.describe('the wordmark, such as /art/case-studies/<slug>/logo.svg'),
  coverImage: SitePath.describe('the picture of the card, such as /art/case-studies/<slug>/cover.svg'),
  heroImage: SitePath.describe('the picture on top of the page, such as /art/case-studies/<slug>/hero.svg'),
  heroAlt: Prose.optional().describe('who does what, and where, in the picture on top; needed when it is a photograph'),
  ogImage: SitePath.optional().describe(
    'the picture for shared links, 1200 by 630, such as /art/case-studies/<slug>/og.png; without it one is made from the photograph on top',
  ),
  titleFontFamily: z
    .enum(TITLE_FONTS, 'It must be one of the fonts of the site')
    .describe(`one of ${TITLE_FONTS.join(', ')}`),
  primaryColor: Color.describe('the ink of the client as "#rrggbb", in quotes'),
  categories: z
    .array(z.enum(CATEGORIES, 'It must be one of the eleven categories').describe(`one of ${CATEGORIES.join(', ')}`))
    .min(1, 'It needs at least one category')
    .describe('a list of categories'),
  revealed_on: PublishTime.nullable().describe('null for now, draft, or the date from which visitors may see it'),
  featured: z.boolean('It must be true or false').optional().describe('true to show it on the home page'),
  typeOfEvent: z.enum(EVENT_TYPE_VALUES).describe(`one of ${EVENT_TYPE_VALUES.join(', ')}`),
  format: z.enum(['in-person', 'virtual']).describe('in-person or virtual'),
  city: Prose.describe('the city as "City, ST, USA", or where the players were'),
  date: Day.describe('the day of the event'),
  updated: Day.optional().describe('the day of the last real change to the story'),
  participants: z.int('It must be a whole number').positive('It must be above 0').describe('how many people played'),
  duration: Prose.describe('how long it took, such as 2 h 10 min'),
  game: Slug.describe('the id of a game in games.yaml'),
  videoUrl: FilmAddress.optional().describe(
    'a film in the folder of the study, such as /art/case-studies/<slug>/film.mp4, under /video/, or its https address at YouTube or Vimeo',
  ),
  ctaUrl: z
    .enum(CTA_URLS, 'It must be one of the four addresses')
    .describe(`one of ${CTA_URLS.join(', ')}`)
    .register(fieldRoles, { role: 'address' }),
  ctaText: Prose.describe('the words of the button'),
  stats: z
    .array(
      z.strictObject({
        icon: z.enum(STAT_ICONS, 'It must be one of the icons').describe(`one of ${STAT_ICONS.join(', ')}`),
        label: Prose.describe('what the number counts'),
        value: Prose.describe('the number, in quotes'),
      }),
    )
    .length(3, 'It needs exactly three numbers, or leave the field out')
    .default([])
    .describe('three numbers, each with icon, label and value (optional)'),
  clientMetrics: z
    .array(z.union([Metric, StockMetric]))
    .default([])
    .describe('facts about the client (optional)'),
  route: z
    .array(z.strictObject({ title: Prose.describe('the place'), text: Prose.describe('one dry line about it') }))
    .length(4, 'It needs exactly four stops, or leave the field out')
    .default([])
    .describe('the route as played, four stops (optional)'),
  standings: z
    .array(
      z.strictObject({
        team: Prose.describe('the name of the team'),
        score: Prose.describe('time or points, in quotes'),
        width: z.number().min(20).max(100).describe('length of the bar, 20 to 100'),
      }),
    )
    .length(4, 'It needs exactly four teams, or leave the field out')
    .default([])
    .describe('the first four teams (optional)'),
  sections: z
    .strictObject({
      challenge: Section.describe('title and content'),
      solution: Section.describe('title and content'),
      wentWrong: Section.default({ title: '', content: '' }).describe('title and content (optional)'),
    })
    .describe('challenge, solution and, if you like, wentWrong'),
  testimonials: z
    .array(
      z.strictObject({
        quote: Prose.describe('what was said'),
        author: Prose.describe('who said it'),
        nameDescription: Prose.describe('their role'),
        company: Prose.describe('their company'),
        avatar: SitePath.describe('the portrait, such as /art/case-studies/<slug>/<name>.svg'),
      }),
    )
    .min(1, 'It needs at least one testimonial')
    .describe('what people said'),
  gallery: z.array(GalleryItem).min(3, 'It needs at least three pictures').describe('pictures with url and alt'),
  body: Markdown.describe('the opening of the story, below the front matter'),
});

/** A published case study. */
export type CaseStudy = z.output<typeof CaseStudySchema>;

type Loose = 'categories' | 'titleFontFamily' | 'ctaUrl' | 'typeOfEvent' | 'format';

/**
 * A case study to show: a published one, or one of test mode. The latter may lack everything that the specification does not require (texts are
 * empty and numbers 0 then), may have other categories, fonts and links than ours, and pictures of other sites.
 */
export type ShownStudy = Omit<CaseStudy, Loose> & {
  categories: string[];
  titleFontFamily: string;
  /** A path on this site; empty for none. */
  ctaUrl: string;
} & Partial<Pick<CaseStudy, 'typeOfEvent' | 'format'>>;
export type ClientMetric = CaseStudy['clientMetrics'][number];
