import type { SectionOf } from '#lib/pages/sections';
import { Section } from '../section.tsx';
import { SetTables } from './set-tables.client.tsx';

/** A ballroom that fills with tables, with the figures and the price of that many. */
export function Tables({
  id,
  ground = 'water',
  title,
  lead,
  kind: _,
  ...room
}: SectionOf<'tables'> & { from: string }) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <SetTables {...room} />
    </Section>
  );
}
