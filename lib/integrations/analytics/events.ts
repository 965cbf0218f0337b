import type { StepId } from '#lib/quote/journey';

/** Why a field was rejected: a rule that the browser checks, or `refused` for a check of the server alone. */
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

/**
 * All parameters that an event may have, in the format of GA4. None of them names a person, a company, a city or a day. A slug is an
 * identifier from the site's content, such as `scavenger-hunt`; it is never text that a visitor typed.
 */
export type EventParameters = {
  /** The `from` parameter of the link that opened the wizard: a page or a campaign; `direct` without one. */
  entry: string;
  /** Whether the wizard restored answers from an earlier visit. */
  resumed: boolean;
  step_name: StepId | 'confirmation';
  /** From 1, among the steps that this visitor sees. */
  step_index: number;
  /** 7, or 6 for virtual events. */
  steps_total: number;
  /** Whole milliseconds from when the step was shown to when it was completed. */
  ms_on_step: number;
  /** The field of the request as a slug, such as `participant-size`. */
  field: string;
  rule: BrokenRule;
  /** The total in whole US dollars, before tax. */
  value: number;
  currency: 'USD';
  /** The price band of the number of participants: `1-30`, `31-50`, `51-100` or `over-100`. */
  band: string;
  /** 1 when the price includes the fee for travel and setup. */
  travel: 0 | 1;
  format: 'virtual' | 'in-person';
  /** The previous price band. */
  from: string;
  /** The new price band. */
  to: string;
  /** The `entry` of the latest link since the first answer, possibly of an earlier visit. */
  lead_source: string;
  /** Id of the game; `recommend` when the visitor wants a recommendation. */
  game: string;
  /** The type of event, such as `scavenger-hunt`. */
  occasion: string;
  /** The status of the response, such as `http-429`; `network` without a response or with an unreadable one. */
  reason: 'network' | `http-${number}`;
  /** How many times Send was pressed in this visit, from 1. Automatic retries do not count. */
  attempt: number;
  /** The slug of a case study, a filter, a film, a place or a game. */
  slug: string;
  /** Its position in the list or row, from 1. */
  position: number;
  /** The group of filters. The search text is never reported. */
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

/** The events that are declared by attributes in the markup (report-attributes.ts). */
export const MARKUP_EVENTS = {
  case_filter: ['filter', 'slug', 'position'],
  case_open: ['slug', 'position'],
  case_cta: ['slug', 'position'],
  video_play: ['slug'],
  map_load: ['slug'],
  phone_click: [],
  availability_view: ['slug'],
} as const satisfies Declared;

/** Every event with its parameters. lib/integrations/README.md lists when each one is sent. */
export const EVENTS = { ...QUOTE_EVENTS, ...MARKUP_EVENTS };

type EventName = keyof typeof EVENTS;

type EventOf<Name extends EventName> = {
  [Each in Name]: { event: Each } & Pick<EventParameters, (typeof EVENTS)[Each][number]>;
}[Name];

/** One event: its name and exactly its parameters. */
export type SiteEvent = EventOf<EventName>;

/** An event that an attribute may declare. A search has no slug and no position. */
export type MarkupEvent = EventOf<keyof typeof MARKUP_EVENTS> | { event: 'case_filter'; filter: 'search' };
