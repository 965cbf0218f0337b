/** A place at Google Maps, for a link that needs no key. */
export function mapPage(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place }).toString()}`;
}

/** A map of a place by the Maps Embed API, for a frame. The key is public, and limited to this site at Google. */
export function mapFrame(place: string, key: string): string {
  return `https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key, q: place }).toString()}`;
}
