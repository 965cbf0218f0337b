const FILM = /\.(?:mp4|webm|mov)(?=$|[?#])/i;
const ENDING = /\.\w+(?=$|[?#])/;

/** True for the address of a video file. */
export function isFilm(address: string): boolean {
  return FILM.test(address);
}

/** The site on which a film is watched whose address is a page, not a file: YouTube or Vimeo; undefined for other addresses. */
export function filmSite(address: string): 'YouTube' | 'Vimeo' | undefined {
  if (!address.startsWith('https://') || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  if (/(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/.test(hostname)) return 'YouTube';
  return /(?:^|\.)vimeo\.com$/.test(hostname) ? 'Vimeo' : undefined;
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
