import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { fieldHints, Link, Markdown, Prose, SitePath, Slug } from '#lib/content/fields';
import { findYoutubeId } from '#lib/content/film-sites';
import { BOARD_IDS } from '#lib/integrations/leaderboard/boards';
import { Clue, Dial, Gate, Globe, Switch, Tables } from './game-sections.ts';
import { ART, EventTypeField, section, shared, titled, type GROUNDS } from './section-fields.ts';

/* The sections of a page. Authors list them under `sections:`; each has a `kind` and the fields below. */

export const Text = section('text', {
  ...titled,
  body: Markdown.describe('paragraphs in markdown'),
  art: z.enum(ART).optional().describe('a picture beside the text'),
  action: Link.optional().describe('one link at the end'),
});

const Row = z.strictObject({
  id: Slug.optional().describe('anchor of this row'),
  title: Prose.describe('what it is'),
  text: Prose.describe('one to three sentences'),
  meta: z.array(Prose).optional().describe('short facts, such as "10 to 640 people"'),
  link: Link.optional().describe('where to go on'),
});

export const Ledger = section('ledger', { ...titled, items: z.array(Row).min(2).describe('rows of a ledger') });

export const Board = section('board', { ...titled, items: z.array(Row).min(2).describe('squares of a board') });

export const Track = section('track', {
  ...titled,
  stops: z
    .array(
      z.strictObject({
        when: Prose.describe('the time, such as 0:15'),
        title: Prose.describe('what happens'),
        text: Prose.describe('one or two sentences'),
      }),
    )
    .min(3)
    .describe('the stops of the track, in order'),
});

export const Table = section('table', {
  ...titled,
  caption: Prose.describe('what the table shows, for people who hear it'),
  head: z.array(Prose).min(2).describe('column headings'),
  rows: z.array(z.array(Prose)).min(1).describe('rows, each a list with as many texts as there are headings'),
  note: Prose.optional().describe('a line under the table'),
}).superRefine(({ head, rows }, context) => {
  rows.forEach((row, index) => {
    if (row.length === head.length) return;
    const message = `It has ${row.length} texts, and there are ${head.length} headings`;
    context.addIssue({ code: 'custom', path: ['rows', index], message });
  });
});

export const Prices = section('prices', {
  ...titled,
  people: z
    .union(
      [z.enum(['typical', 'full']), z.array(z.int().positive()).min(2)],
      'It must be typical, full or a list of head counts',
    )
    .describe('typical or full, the lists of price-examples.yaml, or head counts of its own; the prices are computed'),
  note: Prose.optional().describe('a line under the table'),
});

export const Film = section('film', {
  ...titled,
  src: SitePath.optional().describe('an .mp4 under /video/, with an .svg poster and .vtt captions of the same name'),
  youtube: z
    .string('It must be text')
    .regex(/^[\w-]{11}$/, 'It must be the id of a film at YouTube')
    .register(fieldHints, {
      hint: (text) => {
        const id = findYoutubeId(text);
        return id && `Write ${id}.`;
      },
    })
    .optional()
    .describe('the 11 characters after watch?v= in its address, next to a file of ours or instead of it'),
  poster: SitePath.optional().describe('the picture of a film that is only at YouTube, such as /video/parade.svg'),
  transcript: z
    .array(Prose)
    .min(1)
    .optional()
    .describe(
      'what is seen and said in a film that is only at YouTube, one sentence each; of others the captions say it',
    ),
  caption: Prose.describe('a line under the film'),
}).superRefine(({ src, youtube, poster, transcript }, context) => {
  const addIssue = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (!src && !youtube) addIssue('src', 'It needs a file, or the id of a film at YouTube');
  if (src || !youtube) return;
  if (!poster) addIssue('poster', 'A film that is only at YouTube needs a picture of ours');
  if (!transcript) addIssue('transcript', 'A film that is only at YouTube needs its words here');
});

export const Faq = section('faq', {
  ...titled,
  questions: z.array(Slug).min(1).describe('ids from faqs.yaml, in order'),
});

export const Quote = section('quote', {
  ...shared,
  study: Slug.describe('the case study whose first testimonial is shown'),
});

export const Reviews = section('reviews', {
  ...titled,
  experience: SitePath.optional().describe('only reviews of the event with this page; without it all reviews'),
});

export const Cases = section('cases', {
  ...titled,
  studies: z.array(Slug).describe('slugs of case studies; an empty list shows the featured ones'),
  action: Link.optional().describe('a link to more'),
});

export const Pictures = section('pictures', {
  ...titled,
  title: titled.title.optional(),
  items: z
    .array(
      z
        .strictObject({
          study: Slug.optional().describe('a case study, whose gallery has the picture'),
          picture: z.int().positive().optional().describe('which picture of the gallery, counted from 1'),
          src: SitePath.optional().describe('another picture, such as /art/scenes/statue-crew.svg, instead of study'),
          alt: Prose.optional().describe('who, doing what, where; a gallery has it already'),
          caption: Prose.optional().describe('a line below; a picture of a study has a link to the story, too'),
        })
        .superRefine(({ study, picture, src, alt }, context) => {
          const addIssue = (field: string, message: string) =>
            context.addIssue({ code: 'custom', path: [field], message });
          if (!study === !src) addIssue('study', 'It needs either a study and the number of a picture, or src and alt');
          if (study && !picture) addIssue('picture', 'It needs the number of a picture in the gallery of that study');
          if (src && !alt) addIssue('alt', 'It needs alt: who, doing what, where');
        }),
    )
    .min(1)
    .max(3)
    .describe('one to three pictures of the game being played'),
});

export const Lists = section('lists', {
  ...titled,
  columns: z
    .array(
      z.strictObject({
        title: Prose.describe('heading of the list'),
        sign: z.enum(['plus', 'minus', 'dot']).describe('plus for included, minus for not included, dot otherwise'),
        items: z.array(Prose).min(1).describe('the entries'),
      }),
    )
    .min(1)
    .describe('one to three lists'),
});

/** Words that a letter must contain, and what replaces them. */
const LETTER_PARTS = {
  '{group}': 'how many people, and where',
  '{options}': 'the formats with prices',
  '{link}': 'the link',
};

export const Compare = section('compare', {
  ...titled,
  id: Slug.describe('anchor, such as compare'),
  subject: Prose.describe('subject line of the letter, with the word group in braces for how many people, and where'),
  letter: z
    .string()
    .superRefine((text, context) => {
      for (const [part, what] of Object.entries(LETTER_PARTS))
        if (!text.includes(part)) context.addIssue({ code: 'custom', message: `It needs ${part}: ${what}` });
    })
    .describe('the letter to whoever decides, with the words group, options and link in braces'),
});

export const Venue = section('venue', {
  ...titled,
  id: Slug.describe('anchor, such as find-us'),
  address: Prose.describe('where it is, as people say it'),
  place: Prose.describe('what a map is asked for, such as "Mission District, San Francisco, CA"'),
  rows: z
    .array(z.strictObject({ label: Prose.describe('what'), text: Prose.describe('the fact') }))
    .min(2)
    .describe('how to get there, fact by fact'),
});

export const Leaderboard = section('leaderboard', {
  ...titled,
  board: z.enum(BOARD_IDS).describe('which board of leaderboard.yaml: hunts or jidara'),
});

export const Availability = section('availability', {
  ...titled,
  game: Slug.describe('id of the game in games.yaml'),
  typeOfEvent: EventTypeField,
  city: Prose.optional().describe('the city label, when the game has one place'),
  smallest: z.int().positive().describe('fewest people'),
  largest: z.int().positive().describe('most people'),
  next: z.array(Prose).min(1).describe('what happens after asking'),
});

export const Cta = section('cta', {
  ...titled,
  action: Link.describe('the button'),
  second: Link.optional().describe('a quieter link'),
});

export const Numbers = section('numbers', { ...titled });

export const Contact = section('contact', { ...titled });

export const Places = section('places', { ...titled, cities: z.array(Prose).min(3).describe('cities we go to often') });

export const HomeschoolRequest = section('homeschool-request', { ...titled });

export const Sheet = section('sheet', {
  ...titled,
  rows: z
    .array(z.strictObject({ label: Prose.describe('what'), text: Prose.describe('the fact') }))
    .min(2)
    .describe('rows of the sheet'),
  printable: z.boolean().optional().describe('true when it should print on one page'),
});

export const Policies = section('policies', { ...titled });

export const Services = section('services', { ...titled });

export const Hosts = section('hosts', { ...titled });

export const Moves = section('moves', {
  ...titled,
  items: z
    .array(z.strictObject({ title: Prose.describe('one word'), text: Prose.describe('one or two sentences') }))
    .length(4)
    .describe('the four moves'),
});

export const Offerings = section('offerings', {
  ...shared,
  label: Prose.describe('name of the group, for people who hear it'),
});

export const Worlds = section('worlds', {
  ...shared,
  label: Prose.describe('name of the group, for people who hear it'),
});

export const Logos = section('logos', {
  ...shared,
  label: Prose.describe('the line beside the wordmarks'),
  companies: z.array(Slug).min(3).describe('slugs of case studies'),
});

export const PriceBar = section('price-bar', { ...titled });

export const SectionSchema = z.discriminatedUnion(
  'kind',
  [
    Text,
    Ledger,
    Board,
    Track,
    Table,
    Prices,
    Faq,
    Quote,
    Cases,
    Reviews,
    Pictures,
    Lists,
    Film,
    Compare,
    Clue,
    Dial,
    Gate,
    Switch,
    Tables,
    Venue,
    Leaderboard,
    Availability,
    Cta,
    Numbers,
    Contact,
    Places,
    HomeschoolRequest,
    Sheet,
    Policies,
    Services,
    Hosts,
    Moves,
    Offerings,
    Worlds,
    Logos,
    PriceBar,
    Globe,
  ],
  'It must be one of the kinds of section',
);

export type Section = z.output<typeof SectionSchema>;
export type SectionKind = Section['kind'];
/** The fields of one kind of section: `SectionOf<'faq'>`. */
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;

export type Ground = (typeof GROUNDS)[number];
