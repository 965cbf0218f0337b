import { getSite } from '#lib/pages/read';
import { siteUrl } from '#lib/pages/site-url';
import { referenceTo, idOf, type GraphNode } from './node.ts';

export const referenceToCompany = () => referenceTo('/', 'organization');
export const referenceToWebsite = () => referenceTo('/', 'website');

/** The pages about the company. */
const ABOUT_PATHS = ['/', '/about'];

/** The company and its website, the first nodes of every graph. Only the pages about the company have its details. */
export function companyNodes(path: string): GraphNode[] {
  const { name } = getSite();
  return [
    {
      '@type': 'Organization',
      '@id': idOf('/', 'organization'),
      name,
      url: siteUrl('/'),
      logo: { '@type': 'ImageObject', url: siteUrl('/art/icons/icon-512.png') },
      ...(ABOUT_PATHS.includes(path) && getCompanyDetails()),
    },
    {
      '@type': 'WebSite',
      '@id': idOf('/', 'website'),
      url: siteUrl('/'),
      name,
      inLanguage: 'en-US',
      publisher: referenceToCompany(),
    },
  ];
}

function getCompanyDetails() {
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
