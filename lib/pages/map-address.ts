/** The URL of a place at Google Maps, for a link. It needs no key. */
export function mapPage(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place }).toString()}`;
}

/** The URL of a map of a place (Google Maps Embed API), for an iframe. The key is public and restricted to this site. */
export function mapFrame(place: string, key: string): string {
  return `https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key, q: place }).toString()}`;
}
