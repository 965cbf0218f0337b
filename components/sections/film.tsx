import { Film as FilmPlayer } from '#components/ui/film';
import { youtubePage } from '#lib/content/film-sites';
import { getEmbeddableSites } from '#lib/integrations/settings';
import { readFilm, readTranscript } from '#lib/pictures/read-film';
import { readPhoto } from '#lib/pictures/read-photos';
import type { SectionOf } from '#lib/pages/sections';
import { Section } from './section.tsx';

/** A short film beside its heading, with its transcript below. */
export async function Film({ id, ground, title, lead, src, transcript, ...film }: SectionOf<'film'>) {
  const lines = transcript ?? (src ? readTranscript(src) : []);
  const own = src ? await readFilm(src) : {};
  const files = film.poster ? { ...own, poster: film.poster, photo: await readPhoto(film.poster) } : own;
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side">
      <FilmPlayer
        src={src}
        page={film.youtube && youtubePage(film.youtube)}
        embeds={getEmbeddableSites(process.env)}
        files={files}
        caption={film.caption}
        transcript={lines}
      />
    </Section>
  );
}
