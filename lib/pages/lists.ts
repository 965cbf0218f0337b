import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { Day, Link, Markdown, Prose, SitePath, Slug } from '#lib/content/fields';
import { BOARD_IDS, type BoardId } from '#lib/integrations/leaderboard/boards';
import { BoardLine, CrewName } from '#lib/integrations/leaderboard/crew-name';
import { parseScore } from '#lib/integrations/leaderboard/format-score';
import { EVENT_TYPE_VALUES } from '#lib/quote/event-types';
import { MOOD_VALUES, PLACE_VALUES, WALKING_VALUES } from '#lib/quote/compare-choices';
import { SETTING_NAMES } from '#lib/integrations/settings';

/* The schemas of the lists that several pages share, one .yaml file each. */

export const FaqsSchema = z
  .array(
    z.strictObject({
      id: Slug.describe('name used by pages'),
      question: Prose.describe('the question'),
      answer: Markdown.describe('the answer'),
    }),
  )
  .describe('a list of questions');

export const GamesSchema = z
  .array(
    z.strictObject({
      id: Slug.describe('name used by studies and links'),
      name: Prose.describe('name of the game'),
      line: Prose.describe('one line about it'),
      types: z.array(z.enum(EVENT_TYPE_VALUES)).min(1).describe('event types it fits'),
      smallest: z.int().positive().describe('fewest people'),
      largest: z.int().positive().describe('most people'),
      time: Prose.describe('how long, such as 2 to 2.5 hours'),
      setting: Prose.describe('indoors, outdoors or online'),
      city: Prose.optional().describe('the city label, when it is played in one place only'),
      compare: z
        .strictObject({
          typeOfEvent: z.enum(EVENT_TYPE_VALUES).describe('the event type that its price is for'),
          href: SitePath.describe('the page about it'),
          minutes: z.tuple([z.int().positive(), z.int().positive()]).describe('the shortest and the longest'),
          places: z
            .array(z.enum(PLACE_VALUES))
            .min(1)
            .describe(`of ${PLACE_VALUES.join(', ')}`),
          walking: z.enum(WALKING_VALUES).describe(`how much players walk: ${WALKING_VALUES.join(', ')}`),
          outdoors: z.boolean().describe('true when it is played outdoors in dry weather'),
          moods: z
            .array(z.enum(MOOD_VALUES))
            .min(1)
            .describe(`of ${MOOD_VALUES.join(', ')}`),
        })
        .optional()
        .describe('what the comparison of formats says about it; games without it are left out'),
    }),
  )
  .describe('a list of games');

export const HostsSchema = z
  .array(
    z.strictObject({
      name: Prose.describe('first and last name'),
      city: Prose.describe('home city'),
      languages: Prose.describe('languages they host in'),
      line: Prose.describe('one line about them'),
      wrongAnswer: Prose.describe('the best wrong answer they ever heard'),
      avatar: SitePath.describe('the portrait under /art/people/'),
    }),
  )
  .describe('a list of hosts');

export const ServicesSchema = z
  .strictObject({
    none: Prose.describe('what the privacy page says when no service is connected'),
    services: z
      .array(
        z.strictObject({
          setting: z
            .enum(SETTING_NAMES, 'It must be the setting of a service')
            .describe(`one of ${SETTING_NAMES.join(', ')}`),
          name: Prose.describe('what the service is called'),
          asks: z.boolean().describe('true when it is loaded after a yes to the question about visits'),
          text: Prose.describe('what it does, when it is loaded, and what its company learns'),
          stored: z
            .array(
              z.strictObject({
                name: Prose.describe('name of the cookie or entry'),
                purpose: Prose.describe('what it is for'),
                life: Prose.describe('how long it stays'),
              }),
            )
            .describe('what it keeps in the browser under the name of this site'),
        }),
      )
      .describe('every service that can be connected'),
  })
  .describe('what the privacy page says about services of other companies');

export const ReviewsSchema = z
  .array(
    z.strictObject({
      quote: Prose.describe('what was written, word for word'),
      author: Prose.describe('first and last name'),
      role: Prose.optional().describe('what they do'),
      company: Prose.optional().describe('where they work'),
      source: Prose.describe('where it was written, such as Google, or a letter to us'),
      url: z
        .url({ protocol: /^https$/ })
        .optional()
        .describe('its https address there'),
      date: Day.describe('the day on which it was written'),
      experience: SitePath.optional().describe('the page of the event that it is about, such as /scavenger-hunts'),
      reference: z.boolean().optional().describe('true when the author agreed to be called by those who consider us'),
    }),
  )
  .describe('reviews, the newest first');

export const PoliciesSchema = z
  .strictObject({
    caption: Prose.describe('what the table shows'),
    rows: z
      .array(
        z.strictObject({
          change: Prose.describe('what changes'),
          free: Prose.describe('until when it is free'),
          later: Prose.describe('what it costs after that'),
        }),
      )
      .min(3)
      .describe('one row per kind of change'),
    note: Prose.describe('a line under the table'),
  })
  .describe('what changing a booking costs');

export const ApprovalPackSchema = z
  .strictObject({
    title: Prose.describe('what the printed page is called'),
    included: z.array(Prose).min(3).max(8).describe('what the price includes, a few words each'),
    notIncluded: z.array(Prose).min(3).max(8).describe('what it does not include, a few words each'),
    papers: z
      .array(z.strictObject({ name: Prose.describe('the subject'), text: Prose.describe('one to three sentences') }))
      .min(3)
      .max(8)
      .describe('terms, insurance, purchase orders and taxes, for whoever signs'),
    emailNote: Prose.describe('a sentence about papers in the email to whoever signs, in the words of the visitor'),
  })
  .describe('the page that a visitor prints for whoever approves the event');

const SQUARES = 6;

export const ExperiencesSchema = z
  .array(
    z.strictObject({
      title: Prose.describe('its name'),
      line: Prose.describe('what it is, in one line of the menu'),
      href: SitePath.describe('its page'),
      game: Slug.optional().describe('the id of the game, when the page is about one; its city sets the price'),
      typeOfEvent: z.enum(EVENT_TYPE_VALUES).describe(`for the price: one of ${EVENT_TYPE_VALUES.join(', ')}`),
      people: Prose.describe('how many people'),
      picture: SitePath.describe('its picture in the menu, such as /art/scenes/hunts.svg'),
      square: z
        .strictObject({
          art: z.enum(['hunts', 'holiday', 'site', 'school', 'virtual', 'escape']).describe('its picture there'),
          title: Prose.describe('its name there'),
          people: Prose.optional().describe('how many people, when the square stands for more'),
        })
        .optional()
        .describe(`its square of the board on the home page, which has ${SQUARES}`),
    }),
  )
  .refine((all) => all.filter(({ square }) => square).length === SQUARES, `It needs exactly ${SQUARES} with a square`)
  .describe('the events that we sell');

export const PriceExamplesSchema = z
  .strictObject({
    typical: z.array(z.int().positive()).min(3).describe('head counts of the typical-prices table'),
    full: z.array(z.int().positive()).min(3).describe('head counts of the full table'),
  })
  .describe('head counts whose prices are shown');

const Score = z
  .union([z.int(), z.string()])
  .transform((score) => (typeof score === 'number' ? score : (parseScore(score, 'seconds') ?? NaN)))
  .refine((score) => score >= 0, 'It must be points such as 930, or a time such as "52:08"');

const BoardSchema = z
  .strictObject({
    event: Prose.pipe(BoardLine).describe('what was played'),
    place: Prose.pipe(BoardLine).describe('where'),
    detail: Prose.pipe(BoardLine).describe('where or how, short, for the list of all events'),
    measure: z.enum(['points', 'seconds']).describe('points (more is better) or seconds (fewer is better)'),
    updated: z.iso.datetime({ offset: true }).describe('when the last score came in'),
    views: z
      .strictObject({
        local: Prose.describe('name of the first list'),
        global: Prose.describe('name of the second list'),
      })
      .describe('what the two lists are called'),
    next: Link.describe('what a visitor does after reading'),
    local: z
      .array(
        z.strictObject({
          crew: Prose.pipe(CrewName).describe('name of the crew'),
          score: Score.describe('points, or a time'),
        }),
      )
      .min(3)
      .describe('this event'),
    global: z
      .array(
        z.strictObject({
          crew: Prose.pipe(CrewName).describe('name of the crew'),
          detail: Prose.pipe(BoardLine).describe('where they played, or how'),
          score: Score.describe('points, or a time'),
        }),
      )
      .min(3)
      .describe('all events'),
  })
  .describe('the last board of one place');

export const LeaderboardSchema = z
  .strictObject(Object.fromEntries(BOARD_IDS.map((id) => [id, BoardSchema])) as Record<BoardId, typeof BoardSchema>)
  .describe('the last board of each place');

export const SiteSchema = z
  .strictObject({
    name: Prose.describe('name of the company'),
    tagline: Prose.describe('one line for search results and shared links'),
    description: Prose.describe('one or two sentences about the company'),
    phone: Prose.describe('phone number as shown'),
    phoneHref: z
      .string()
      .regex(/^tel:\+\d+$/)
      .describe('tel: and the number with country code'),
    email: z.email().describe('email address'),
    hours: Prose.describe('when somebody answers'),
    reply: Prose.describe('how soon somebody answers'),
    place: Prose.describe('neighborhood and city'),
    address: z
      .strictObject({
        locality: Prose.describe('the city'),
        region: Prose.describe('the state, two letters'),
        country: Prose.describe('the country, two letters'),
      })
      .describe('the same place for machines'),
    profiles: z.array(z.url()).describe('addresses of our profiles on other sites; an empty list when there are none'),
    sampleNotice: Prose.describe('the line that says the content is a sample'),
    navigation: z.array(Link).min(3).describe('links at the top'),
    quoteLink: Link.describe('the button at the top'),
    footer: z
      .array(z.strictObject({ title: Prose.describe('heading'), links: z.array(Link).min(1).describe('links') }))
      .min(3)
      .describe('columns at the bottom'),
    closing: z
      .strictObject({
        headline: z.array(Prose).length(3).describe('three short lines'),
        text: Prose.describe('one or two sentences'),
        action: Link.describe('the button'),
      })
      .describe('the call to action above the footer'),
  })
  .describe('settings of the whole site');

const StepCopy = z.strictObject({
  question: Prose.describe('the question, short'),
  help: Prose.describe('one line under it'),
});

export const QuoteFlowSchema = z
  .strictObject({
    type: StepCopy.describe('step 1, the kind of event'),
    city: StepCopy.describe('step 2, the city'),
    people: StepCopy.describe('step 3, the head count'),
    game: StepCopy.describe('step 4, the game'),
    plan: StepCopy.describe('step 5, dates and description'),
    you: StepCopy.describe('step 6, contact details'),
    send: StepCopy.describe('step 7, check and send'),
    promise: Prose.describe('what sending does and does not do'),
    credit: Markdown.describe('where the list of cities comes from, as its license asks'),
    travelReasons: z
      .strictObject({
        virtual: Prose.describe('why there is no base fee online'),
        home: Prose.describe('why there is no base fee in San Francisco'),
        away: Prose.describe('what the base fee pays for elsewhere'),
      })
      .describe('the reason beside the base fee'),
  })
  .describe('the words of the quote flow');

export type FaqEntry = z.output<typeof FaqsSchema>[number];
export type Review = z.output<typeof ReviewsSchema>[number];
export type Host = z.output<typeof HostsSchema>[number];
export type Game = z.output<typeof GamesSchema>[number];
export type BoardCopy = z.output<typeof BoardSchema>;
export type Policies = z.output<typeof PoliciesSchema>;
export type ApprovalPackCopy = z.output<typeof ApprovalPackSchema>;
export type QuoteFlowCopy = z.output<typeof QuoteFlowSchema>;
