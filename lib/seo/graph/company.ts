import { getSite } from '#lib/site/read';
import { siteUrl } from '#lib/site/address';
import { referenceTo, idOf, type GraphNode } from './node.ts';

export const COMPANY = () => referenceTo('/', 'organization');
export const WEBSITE = () => referenceTo('/', 'website');

/** The company and its site, which every graph begins with. */
export function companyNodes(): GraphNode[] {
  const { name, tagline, description, phoneHref, email, address, profiles } = getSite();
  const telephone = phoneHref.replace('tel:', '');
  return [
    {
      '@type': 'Organization',
      '@id': idOf('/', 'organization'),
      name,
      slogan: tagline,
      description,
      url: siteUrl('/'),
      logo: { '@type': 'ImageObject', url: siteUrl('/art/icons/icon-512.png') },
      telephone,
      email,
      address: {
        '@type': 'PostalAddress',
        addressLocality: address.locality,
        addressRegion: address.region,
        addressCountry: address.country,
      },
      contactPoint: { '@type': 'ContactPoint', contactType: 'sales', telephone, email, availableLanguage: 'en' },
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    {
      '@type': 'WebSite',
      '@id': idOf('/', 'website'),
      url: siteUrl('/'),
      name,
      inLanguage: 'en-US',
      publisher: COMPANY(),
    },
  ];
}
