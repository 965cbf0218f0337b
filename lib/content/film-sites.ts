import { parseUrl } from './parse-url.ts';

/* Sites on which films are watched. */

export const FILM_SITES = ['YouTube', 'Vimeo'] as const;

export type FilmSite = (typeof FILM_SITES)[number];

/** The site of an address of a film that is a page, not a file; undefined for other addresses. */
export function filmSite(address: string): FilmSite | undefined {
  const { hostname = '' } = (address.startsWith('https://') && parseUrl(address)) || {};
  if (/(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/.test(hostname)) return 'YouTube';
  return /(?:^|\.)vimeo\.com$/.test(hostname) ? 'Vimeo' : undefined;
}

/** The URL of a film's page at YouTube. */
export function youtubePage(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

/** The id in an address of a film at YouTube, in any of its forms; undefined for other texts. */
export function findYoutubeId(text: string): string | undefined {
  const address =
    /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/))([\w-]{11})(?![\w-])/i;
  return address.exec(text.trim())?.[1];
}

/** The number in an address of a film at Vimeo, and the key behind it if the film is unlisted. */
function findVimeoId(text: string): { id: string; key?: string } | undefined {
  const address =
    /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?(?:[?#/]|$)/i;
  const [, id, key] = address.exec(text.trim()) ?? [];
  return id === undefined ? undefined : { id, key };
}

/** The URL of the player for an iframe; undefined when the address is of no film there. It starts at once, and neither site sets a cookie before. */
export function filmPlayer(page: string): string | undefined {
  const youtube = findYoutubeId(page);
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&cc_load_policy=1&rel=0`;
  const vimeo = findVimeoId(page);
  if (!vimeo) return undefined;
  return `https://player.vimeo.com/video/${vimeo.id}?${vimeo.key ? `h=${vimeo.key}&` : ''}autoplay=1&dnt=1`;
}
