import type { CaseStudy } from './schema.ts';

export type EventNumbers = { events: number; people: number; cities: number; largest: number };

/** The totals of the studies. `cities` counts cities in the USA; `largest` is the largest head count. */
export function getEventNumbers(studies: CaseStudy[]): EventNumbers {
  const cities = new Set(studies.filter((study) => study.city.endsWith(', USA')).map((study) => study.city));
  return {
    events: studies.length,
    people: studies.reduce((sum, study) => sum + study.participants, 0),
    cities: cities.size,
    largest: Math.max(0, ...studies.map((study) => study.participants)),
  };
}
