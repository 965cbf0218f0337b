import { Film as FilmPlayer } from '#components/ui/film';
import type { SectionOf } from '#lib/site/sections';
import { Section } from './section.tsx';

/** A short film beside its heading. */
export function Film({ id, ground, title, lead, src, caption }: SectionOf<'film'>) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side">
      <FilmPlayer src={src} caption={caption} />
    </Section>
  );
}
