import { Film as FilmPlayer } from '#components/ui/film';
import { readTranscript } from '#lib/content/read-transcript';
import { getSetting } from '#lib/integrations/settings';
import type { SectionOf } from '#lib/pages/sections';
import { Section } from './section.tsx';

/** A short film beside its heading, with its transcript below. */
export function Film({ id, ground, title, lead, src, transcript, ...film }: SectionOf<'film'>) {
  const canEmbed = getSetting('YOUTUBE_EMBEDS', process.env) !== undefined;
  const lines = transcript ?? (src ? readTranscript(src) : []);
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side">
      <FilmPlayer
        src={src}
        youtube={film.youtube}
        canEmbed={canEmbed}
        poster={film.poster}
        caption={film.caption}
        transcript={lines}
      />
    </Section>
  );
}
