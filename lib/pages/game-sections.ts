import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { Link, Prose, Slug } from '#lib/content/fields';
import { isTimeZone } from '#lib/content/time-zone';
import { JIDARA_TEXT } from './jidara-script.ts';
import { EventTypeField, section, titled } from './section-fields.ts';
import { TABLES } from './table-plan.ts';

/* The sections with something to solve or to try. */

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
