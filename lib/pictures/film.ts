import { captionsOf, posterOf } from '#lib/content/film-files';
import type { Photo } from './photo.ts';

/** The addresses of what belongs to a film. `photo` is set if the poster is one. */
export type FilmFiles = { poster?: string; photo?: Photo; captions?: string };

/** The films of a page by their addresses in the content. */
export type Films = Readonly<Record<string, FilmFiles>>;

/** What a film of this site has if nothing is known of its files: a drawn poster and captions. Films of other sites have neither. */
export function guessFilmFiles(film: string): FilmFiles {
  return film.startsWith('/') ? { poster: posterOf(film), captions: captionsOf(film) } : {};
}
