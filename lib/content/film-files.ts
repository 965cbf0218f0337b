const FILM = /\.(?:mp4|webm|mov)(?=$|[?#])/i;
const ENDING = /\.\w+(?=$|[?#])/;

/** True for the address of a video file. */
export function isFilm(address: string): boolean {
  return FILM.test(address);
}

/** The address of a drawn poster: the same name with the extension .svg. */
export function posterOf(film: string): string {
  return film.replace(ENDING, '.svg');
}

/** The address of a film's captions: the same name with the extension .vtt. */
export function captionsOf(film: string): string {
  return film.replace(ENDING, '.vtt');
}

/** The name of a film in analytics: its file name without folder and extension. */
export function filmSlug(film: string): string {
  return film.replace(/^.*\//, '').replace(/\.\w+(?:$|[?#].*)/, '');
}
