import type { StepId } from '#lib/quote/journey';

/*
 * Glossary
 *   event      one thing that happened, with its parameters, in the shape that GA4 and tag managers read
 *   slug       a word of ours in small letters, such as `scavenger-hunt`; never something that a visitor typed
 */

/** Why a field was not accepted: what the browser checks, or `refused` for what only the server found. */
export type BrokenRule =
  | 'missing'
  | 'too-long'
  | 'malformed'
  | 'not-whole'
  | 'too-few'
  | 'too-many'
  | 'too-early'
  | 'repeated'
  | 'unfit'
  | 'refused';

/** Everything that a report may say. Nothing here names a person, a company, a city or a day. */
export type EventParameters = {
  /** The page or campaign whose link opened the wizard, as its `from` says; `direct` when it does not say. */
  entry: string;
  /** Whether answers from an earlier visit were there. */
  resumed: boolean;
  step_name: StepId | 'confirmation';
  /** From 1, counted over the steps that this journey asks. */
  step_index: number;
  /** 7, or 6 for virtual events. */
  steps_total: number;
  /** Whole milliseconds from the showing of the step to its passing. */
  ms_on_step: number;
  /** The field of the request as a slug, such as `participant-size`. */
  field: string;
  rule: BrokenRule;
  /** The total in whole US dollars, before tax. */
  value: number;
  currency: 'USD';
  /** The price band of the head count: `1-30`, `31-50`, `51-100` or `over-100`. */
  band: string;
  /** 1 when the price has the fee for travel and set-up. */
  travel: 0 | 1;
  format: 'virtual' | 'in-person';
  /** The band before. */
  from: string;
  /** The band now. */
  to: string;
  /** The `entry` of the latest link since the answers began, which may be that of an earlier visit. */
  lead_source: string;
  /** Id of the game; `recommend` when the choice is ours. */
  game: string;
  /** The type of event, such as `scavenger-hunt`. */
  occasion: string;
  /** The status of the answer, such as `http-429`; `network` when none came back or it could not be read. */
  reason: 'network' | `http-${number}`;
  /** Which press of Send this was in this visit, from 1; automatic repeats are part of one. */
  attempt: number;
  /** Of what a page shows: a case study, a filter, a film, a place or a game. */
  slug: string;
  /** Where it stands in its list or row, from 1. */
  position: number;
  /** The group of filters; a search never says what for. */
  filter: 'kind' | 'players' | 'format' | 'city' | 'search';
};

type Declared = Record<string, readonly (keyof EventParameters)[]>;

const QUOTE_EVENTS = {
  quote_start: ['entry', 'resumed'],
  quote_resume: ['step_name'],
  quote_step_view: ['step_name', 'step_index', 'steps_total'],
  quote_step_complete: ['step_name', 'step_index', 'steps_total', 'ms_on_step'],
  quote_error: ['step_name', 'field', 'rule'],
  quote_price_shown: ['value', 'currency', 'band', 'travel', 'format'],
  quote_band_crossed: ['from', 'to'],
  quote_compare: ['step_name'],
  quote_share: ['step_name'],
  quote_print: ['step_name'],
  quote_calendar: ['step_name'],
  quote_submit_failed: ['reason', 'attempt'],
  generate_lead: ['value', 'currency', 'lead_source', 'game', 'occasion'],
} as const satisfies Declared;

/** What is seen by marks in the markup (report-mark.ts). */
export const LIBRARY_EVENTS = {
  case_filter: ['filter', 'slug', 'position'],
  case_open: ['slug', 'position'],
  case_cta: ['slug', 'position'],
  video_play: ['slug'],
  map_load: ['slug'],
  phone_click: [],
  availability_view: ['slug'],
} as const satisfies Declared;

/** Every event with its parameters; README, "What the site reports", says when each one is sent. */
export const EVENTS = { ...QUOTE_EVENTS, ...LIBRARY_EVENTS };

type EventName = keyof typeof EVENTS;

type EventOf<Name extends EventName> = {
  [One in Name]: { event: One } & Pick<EventParameters, (typeof EVENTS)[One][number]>;
}[Name];

/** One event: its name and exactly its parameters. */
export type SiteEvent = EventOf<EventName>;

/** An event that a mark may stand for. A search has no slug and no position. */
export type MarkedEvent = EventOf<keyof typeof LIBRARY_EVENTS> | { event: 'case_filter'; filter: 'search' };
