import type { SectionOf } from '#lib/site/sections';
import { FactList } from './fact-list.tsx';
import { Section } from './section.tsx';

/** Huge numbers with what they count. */
export function Facts({ id, ground, title, items }: SectionOf<'facts'>) {
  return (
    <Section id={id} ground={ground} title={title}>
      <FactList items={items} />
    </Section>
  );
}
