import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { fieldHints, Link, Markdown, Prose, SitePath, Slug } from '#lib/content/fields';
import { findYoutubeId } from '#lib/content/film-sites';
import { isTimeZone } from '#lib/content/time-zone';
import { BOARD_IDS } from '#lib/integrations/leaderboard/boards';
import { EVENT_TYPE_VALUES } from '#lib/quote/event-types';
import { JIDARA_TEXT } from './jidara-script.ts';
import { TABLES } from './table-plan.ts';

/* The sections of a page. Authors list them under `sections:`; each has a `kind` and the fields below. */

export const GROUNDS = ['paper', 'marigold', 'lagoon', 'blush', 'water', 'meadow', 'persimmon', 'ink'] as const;

export const ART = [
  'city',
  'hunts',
  'holiday',
  'office',
  'site',
  'school',
  'virtual',
  'escape',
  'jidara',
  'jazz',
  'pop-up',
  'harbor',
  'station',
  'orchard',
  'books',
  'party',
  'hotel',
  'lost',
  'speaker',
] as const;

const shared = {
  id: Slug.optional().describe('anchor for links, such as check-availability'),
  ground: z
    .enum(GROUNDS)
    .optional()
    .describe(`the color under the section, one of ${GROUNDS.join(', ')}`),
};

const titled = {
  ...shared,
  title: Prose.describe('the heading: a question buyers ask, or our answer to it'),
  lead: Prose.optional().describe('one or two sentences under the heading'),
};

const EventTypeField = z.enum(EVENT_TYPE_VALUES).describe(`one of ${EVENT_TYPE_VALUES.join(', ')}`);

const section = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

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

export const Clue = section('clue', {
  ...titled,
  riddle: z.array(Prose).min(1).describe('the lines of the riddle'),
  hints: z.array(Prose).min(1).describe('hints, mild ones first'),
  answer: Prose.describe('the answer in one or two words'),
  reward: Prose.describe('what happens next, shown with the answer'),
});

const Inscription = z
  .string()
  .regex(JIDARA_TEXT, 'Write it in capitals, with the letters J, I, D, A, R, N, S and E only.');

export const Gate = section('gate', {
  ...titled,
  name: Inscription.describe(
    'the upper line over the gate: a name that visitors know, by which they see that the ring is right',
  ),
  answer: Inscription.describe('the lower line over the gate, which the right turn of the ring makes readable'),
  riddle: z.array(Prose).min(1).describe('the lines of the riddle'),
  wrong: Prose.refine((text) => text.includes('{name}'), 'It needs {name}: how the upper line reads').describe(
    'what a wrong turn says, with the word name in braces for how the upper line reads',
  ),
  hints: z.array(Prose).min(1).describe('hints, mild ones first, which also help without turning the ring'),
  reward: Prose.describe('what happens next, shown with the answer'),
});

export const Dial = section('dial', {
  ...titled,
  riddle: z.array(Prose).min(1).describe('the lines of the riddle'),
  hint: Prose.describe('one hint'),
  answer: z
    .string()
    .regex(/^[A-G]{4}$/, 'It must be four capitals from A to G, which are notes')
    .describe('the word that opens the vault: four letters that are notes, such as CAGE'),
  prompt: Prose.describe('what the answer looks like, beside the dial'),
  replies: z.array(Prose).min(1).describe('replies to a wrong word, in turn'),
  reward: Prose.describe('what the open vault says'),
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

/** The drawings of a switch, and how many states each has. */
export const SWITCH_ART = { weather: 2, lanterns: 5, 'floor-plan': 3 };

export const Switch = section('switch', {
  ...titled,
  art: z
    .enum(Object.keys(SWITCH_ART) as (keyof typeof SWITCH_ART)[])
    .describe(
      'the drawing: weather (sun, rain), lanterns (five courses) or floor-plan (one floor, three, two buildings)',
    ),
  legend: Prose.describe('what to choose, such as "Choose the weather"'),
  options: z
    .array(
      z.strictObject({
        when: Prose.optional().describe('the time, such as 7:00; phones show only it on the track'),
        label: Prose.describe('one to three words on the track'),
        title: Prose.describe('heading of the text'),
        text: Prose.describe('one to four sentences'),
        meta: z.array(Prose).optional().describe('short facts, such as "75 to 90 minutes"'),
      }),
    )
    .min(2)
    .max(5)
    .describe('what can be chosen, in the order of the drawing'),
}).superRefine(({ art, options }, context) => {
  const count = SWITCH_ART[art];
  if (options.length === count) return;
  const message = `The drawing ${art} has ${count} states, and there are ${options.length} options`;
  context.addIssue({ code: 'custom', path: ['options'], message });
});

export const Tables = section('tables', {
  ...titled,
  game: Slug.describe('id of the game in games.yaml'),
  typeOfEvent: EventTypeField,
  seats: z.int().positive().describe('players at a table'),
  tables: z.int().min(TABLES.min).max(TABLES.max).describe('how many tables the picture shows at first'),
  playersPerHost: z.int().positive().describe('players for each host'),
  squareFeet: z.int().positive().describe('square feet of floor for a table with its chairs'),
  aisles: Prose.describe('what comes on top of that floor, such as "plus aisles"'),
  sizes: z
    .array(
      z.strictObject({
        upTo: z.int().max(TABLES.max).describe('the most tables of this size'),
        setUp: Prose.describe('the set-up, such as "Set-up takes 35 minutes"'),
        remark: Prose.describe('a line beside the room, without a figure'),
      }),
    )
    .min(1)
    .refine((sizes) => sizes.at(-1)?.upTo === TABLES.max, `The last size must be up to ${TABLES.max} tables`)
    .describe('what changes with the number of tables, fewest tables first'),
  action: Prose.describe('the words of the button'),
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

const HourOfDay = z.int('It must be a full hour from 0 to 24').min(0).max(24);

export const Globe = section('globe', {
  ...titled,
  cities: z
    .array(
      z.strictObject({
        name: Prose.describe('the city'),
        zone: z
          .string('It must be text')
          .refine(isTimeZone, 'It must be the name of a time zone with its continent, such as America/Denver')
          .describe('its time zone, such as America/Denver'),
      }),
    )
    .min(3)
    .max(8)
    .describe('three to eight cities; the hours are those of the first one'),
  workday: z
    .strictObject({
      from: HourOfDay.describe('the hour when work starts, from 0 to 24'),
      to: HourOfDay.describe('the hour when work ends, from 0 to 24'),
    })
    .refine(({ from, to }) => to - from >= 2, 'It must end at least two hours after it starts')
    .describe('the working day in every city'),
  note: Prose.describe('a line below the starts'),
  action: Link.describe('the button'),
});

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
