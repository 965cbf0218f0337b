import 'server-only';
import { siteUrl } from '#lib/site/address';
import { getPage, getSite } from '#lib/site/read';

const FEED = { 'application/rss+xml': '/feed.xml' };

type PageMetadata = {
  title: string;
  description: string;
  path: string;
  image: string;
  type?: 'website' | 'article';
  noindex?: boolean;
  /** Marks for the page cache. */
  other?: Record<string, string>;
};

/** Title, description, canonical address and the picture for shared links. */
export function metadataOf({
  title,
  description,
  path,
  image,
  type = 'website',
  noindex = false,
  other,
}: PageMetadata) {
  const { name } = getSite();
  const absolute = title.includes(name) ? title : `${title} | ${name}`;
  const images = [{ url: image, width: 1200, height: 630, alt: title }];
  return {
    title: { absolute },
    description,
    alternates: { canonical: path, types: FEED },
    openGraph: { title, description, url: path, siteName: name, type, locale: 'en_US', images },
    twitter: { card: 'summary_large_image' as const, title, description, images },
    ...(noindex && { robots: { index: false, follow: true } }),
    ...(other && { other }),
  };
}

/** The metadata of content/pages/<name>.md. */
export function pageMetadata(name: string, path: string, options: Pick<PageMetadata, 'noindex' | 'other'> = {}) {
  const { title, description } = getPage(name);
  return metadataOf({ title, description, path, image: `/art/og/${shareCardOf(name)}.png`, ...options });
}

export function rootMetadata() {
  const { name, tagline, description } = getSite();
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: `${name}: ${tagline}`, template: `%s | ${name}` },
    description,
    alternates: { types: FEED },
    formatDetection: { telephone: false },
  };
}

/** Pages without a share card of their own use the one of the home page. */
function shareCardOf(name: string): string {
  return ['confirmation', 'privacy', 'terms', 'accessibility'].includes(name) ? 'home' : name;
}
