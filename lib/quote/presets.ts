import { isEventType } from './event-types.ts';
import { isValidHeadCount } from './head-count.ts';
import type { StepId } from './journey.ts';
import { parseTypedNumber } from './typed-number.ts';
import { isDay } from '#lib/content/is-day';
import { getDayOfStart, isStart } from '#lib/content/start';
import { PRICE_LIST } from './price-list.ts';
import { isOneLine, LIMITS } from './request-schema.ts';

/** Answers that a link or a short form fills in. A start has its day in `date`, too. `from` names the page that the visitor came from. */
export type Preset = {
  type?: string;
  city?: string;
  people?: number;
  game?: string;
  date?: string;
  start?: string;
  from?: string;
};

/** The choices of place in the short price form, with the answers that they set. */
export const PLACES: readonly { value: string; label: string; answers: Pick<Preset, 'type' | 'city'> }[] = [
  { value: 'home', label: 'In San Francisco', answers: { city: PRICE_LIST.cityWithoutBaseFee } },
  { value: 'away', label: 'In another city', answers: {} },
  { value: 'online', label: 'Online', answers: { type: PRICE_LIST.typeWithoutBaseFee } },
];

/** The URL parameters that set an answer. */
export const PRESET_KEYS = ['type', 'city', 'people', 'game', 'date', 'start', 'where'] as const;

/** The path of the wizard with answers filled in: /get-a-quote?type=&city=&people=&game=&date=&start=&from=. */
export function quoteHref({ date, ...preset }: Preset): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...preset, ...(!preset.start && { date }) }))
    if (value !== undefined && value !== '') query.set(key, String(value));
  return query.size > 0 ? `/get-a-quote?${query}` : '/get-a-quote';
}

/** The answers that a place of the short price form sets; none for an unknown place. */
export function answersForPlace(where: string | null): Pick<Preset, 'type' | 'city'> {
  return PLACES.find(({ value }) => value === where)?.answers ?? {};
}

/** The steps that a preset answers. */
export function stepsOfPreset({ type, city, people, game, date }: Preset): StepId[] {
  const answers = { type, city, people, game, plan: date };
  return (Object.keys(answers) as (keyof typeof answers)[]).filter((step) => answers[step] !== undefined);
}

/**
 * Parses the parameters of a link or of a form without scripts. Unknown and invalid values are ignored. `where` is
 * home, away or online; `type` and `city` override it.
 */
export function parsePreset(query: URLSearchParams): Preset {
  const type = query.get('type') ?? '';
  const people = parseTypedNumber(query.get('people') ?? '');
  const city = (query.get('city') ?? '').trim().slice(0, LIMITS.city);
  const game = query.get('game') ?? '';
  const start = query.get('start') ?? '';
  const date = isStart(start) ? getDayOfStart(start) : (query.get('date') ?? '');
  const from = query.get('from') ?? '';
  return {
    ...answersForPlace(query.get('where')),
    ...(isEventType(type) && { type }),
    ...(city && isOneLine(city) && { city }),
    ...(isValidHeadCount(people) && { people }),
    ...(/^[a-z0-9-]{1,60}$/.test(game) && { game }),
    ...(isDay(date) && { date }),
    ...(isStart(start) && { start }),
    ...(/^[a-z0-9-]{1,80}$/.test(from) && { from }),
  };
}
