const FILM = /\.(?:mp4|webm|mov)(?=$|[?#])/i;
const ENDING = /\.\w+(?=$|[?#])/;

/** True for the address of a film that a browser can play from its file. */
export function isFilm(address: string): boolean {
  return FILM.test(address);
}

/** The address of a film's poster: the same name with the ending .svg. */
export function posterOf(film: string): string {
  return film.replace(ENDING, '.svg');
}

/** The address of a film's captions: the same name with the ending .vtt. */
export function captionsOf(film: string): string {
  return film.replace(ENDING, '.vtt');
}

/** The name of a film in reports: its file's, without folder and ending. */
export function filmSlug(film: string): string {
  return film.replace(/^.*\//, '').replace(/\.\w+(?:$|[?#].*)/, '');
}
