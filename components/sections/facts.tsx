import type { SectionOf } from '#lib/pages/sections';
import { FactList } from './fact-list.tsx';
import { Section } from './section.tsx';

/** Large numbers with their labels. */
export function Facts({ id, ground, title, items }: SectionOf<'facts'>) {
  return (
    <Section id={id} ground={ground} title={title}>
      <FactList items={items} />
    </Section>
  );
}
