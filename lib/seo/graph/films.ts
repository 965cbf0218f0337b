import { findPoster } from '#lib/pictures/read-film';
import { siteUrl } from '#lib/pages/site-url';
import { getFilms } from '#lib/pages/read';
import { referenceToCompany } from './company.ts';
import { idOf, type GraphNode } from './node.ts';

function toThumbnail(poster: string | undefined) {
  return poster ? { thumbnailUrl: siteUrl(poster) } : {};
}

/** A VideoObject for each of `addresses` that films.yaml describes. */
export function filmNodes(addresses: string[]): GraphNode[] {
  return getFilms()
    .filter(({ src }) => addresses.includes(src))
    .map(({ src, name, description, uploaded, seconds }) => ({
      '@type': 'VideoObject',
      '@id': idOf(src, 'video'),
      name,
      description,
      ...toThumbnail(findPoster(src)),
      contentUrl: siteUrl(src),
      uploadDate: uploaded,
      duration: `PT${seconds}S`,
      inLanguage: 'en-US',
      publisher: referenceToCompany(),
    }));
}
