/** Where a film is shown at YouTube, for a link. */
export function youtubePage(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

/** YouTube's player without cookies until it plays, for a frame: starts at once, with captions. */
export function youtubeFrame(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&cc_load_policy=1&rel=0`;
}
