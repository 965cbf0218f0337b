import { getSite } from '#lib/site/read';
import { siteUrl } from '#lib/site/address';
import { referenceTo, idOf, type GraphNode } from './node.ts';

export const COMPANY = () => referenceTo('/', 'organization');
export const WEBSITE = () => referenceTo('/', 'website');

/** The pages that are about the company itself. */
const ABOUT_IT = ['/', '/about'];

/** The company and its site, which every graph begins with. Pages about something else only say who it is. */
export function companyNodes(path: string): GraphNode[] {
  const { name } = getSite();
  return [
    {
      '@type': 'Organization',
      '@id': idOf('/', 'organization'),
      name,
      url: siteUrl('/'),
      logo: { '@type': 'ImageObject', url: siteUrl('/art/icons/icon-512.png') },
      ...(ABOUT_IT.includes(path) && wholeCompany()),
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

function wholeCompany() {
  const { tagline, description, phoneHref, email, address, profiles } = getSite();
  const telephone = phoneHref.replace('tel:', '');
  return {
    slogan: tagline,
    description,
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
  };
}
