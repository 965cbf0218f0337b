import { posterOf } from '#lib/content/film-files';
import { siteUrl } from '#lib/site/address';
import { getFilms } from '#lib/site/read';
import { COMPANY } from './company.ts';
import { idOf, type GraphNode } from './node.ts';

/** The films among `addresses` that films.yaml describes. */
export function filmNodes(addresses: string[]): GraphNode[] {
  return getFilms()
    .filter(({ src }) => addresses.includes(src))
    .map(({ src, name, description, uploaded, seconds }) => ({
      '@type': 'VideoObject',
      '@id': idOf(src, 'video'),
      name,
      description,
      thumbnailUrl: siteUrl(posterOf(src)),
      contentUrl: siteUrl(src),
      uploadDate: uploaded,
      duration: `PT${seconds}S`,
      inLanguage: 'en-US',
      publisher: COMPANY(),
    }));
}
