import type { SectionOf } from '#lib/pages/sections';
import { PriceCalculator } from './price-calculator.client.tsx';
import { Section } from './section.tsx';

/** A price calculator: place, head count and total. Without JavaScript the server answers with the total. */
export function PriceBar({ id, ground, title, lead, from }: SectionOf<'price-bar'> & { from: string }) {
  return (
    <Section id={id ?? 'price'} ground={ground ?? 'blush'} title={title} lead={lead} layout="side">
      <PriceCalculator from={from} />
    </Section>
  );
}
