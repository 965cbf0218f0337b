import type { CaseStudy } from './schema.ts';

export type EventNumbers = { events: number; people: number; cities: number; largest: number };

/** Figures computed from the studies themselves, so that no page types them by hand. */
export function numbersOf(studies: CaseStudy[]): EventNumbers {
  const cities = new Set(studies.filter((study) => study.city.endsWith(', USA')).map((study) => study.city));
  return {
    events: studies.length,
    people: studies.reduce((sum, study) => sum + study.participants, 0),
    cities: cities.size,
    largest: Math.max(0, ...studies.map((study) => study.participants)),
  };
}
