import { requestTime } from '#components/ui/request-time';
import { getEventNumbers } from '#lib/case-studies/numbers';
import { getPublishedStudies } from '#lib/case-studies/read';
import type { SectionOf } from '#lib/pages/sections';
import { FactList } from './fact-list.tsx';
import { Section } from './section.tsx';

/** Totals of all published case studies. */
export function Numbers({ id, ground, title, lead }: SectionOf<'numbers'>) {
  const { events, people, cities, largest } = getEventNumbers(getPublishedStudies(requestTime()));
  const count = (number: number) => number.toLocaleString('en-US');
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <FactList
        items={[
          { value: count(events), label: 'events you can read about' },
          { value: count(people), label: 'people who played them' },
          { value: count(cities), label: 'US cities on the board' },
          { value: count(largest), label: 'people in the largest one' },
        ]}
      />
    </Section>
  );
}
