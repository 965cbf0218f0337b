import { Film as FilmPlayer } from '#components/ui/film';
import { readTranscript } from '#lib/content/read-transcript';
import { settingOf } from '#lib/services/settings';
import type { SectionOf } from '#lib/site/sections';
import { Section } from './section.tsx';

/** A short film beside its heading, with its words below. */
export function Film({ id, ground, title, lead, src, transcript, ...film }: SectionOf<'film'>) {
  const embeds = settingOf('YOUTUBE_EMBEDS', process.env) !== undefined;
  const words = transcript ?? (src ? readTranscript(src) : []);
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side">
      <FilmPlayer
        src={src}
        youtube={film.youtube}
        embeds={embeds}
        poster={film.poster}
        caption={film.caption}
        transcript={words}
      />
    </Section>
  );
}
