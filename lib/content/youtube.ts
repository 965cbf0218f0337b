/** The URL of a film's page at YouTube. */
export function youtubePage(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

/** The URL of YouTube's player for an iframe. It sets no cookies before playback, starts at once and shows captions. */
export function youtubeFrame(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&cc_load_policy=1&rel=0`;
}

/** The id in an address of a film at YouTube, in any of its forms; undefined for other texts. */
export function findYoutubeId(text: string): string | undefined {
  const address =
    /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/))([\w-]{11})(?![\w-])/i;
  return address.exec(text.trim())?.[1];
}
