import type { SectionOf } from '#lib/pages/sections';
import { OpenDial } from './open-dial.client.tsx';
import { Section } from '../section.tsx';

/** A vault with seven notes as its keys: the word that answers a riddle opens it. */
export function Dial({ id, ground = 'ink', title, lead, kind: _, ...game }: SectionOf<'dial'>) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <OpenDial {...game} />
    </Section>
  );
}
