import type { SectionOf } from '#lib/site/sections';
import { PriceCalculator } from './price-calculator.client.tsx';
import { Section } from './section.tsx';

/** Three fields and a total. Without JavaScript its link opens the wizard with 45 people. */
export function PriceBar({ id, ground, title, lead, from }: SectionOf<'price-bar'> & { from: string }) {
  return (
    <Section id={id ?? 'price'} ground={ground ?? 'blush'} title={title} lead={lead} layout="side">
      <PriceCalculator from={from} />
    </Section>
  );
}
