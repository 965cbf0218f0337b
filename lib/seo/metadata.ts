import 'server-only';
import { showsDrafts } from '#lib/content/visibility';
import { siteUrl } from '#lib/pages/site-url';
import { getPage, getSite } from '#lib/pages/read';
import { shareCardOf } from './share-card.ts';
import { plainTitle } from './short-name.ts';

/** In characters. Search results cut longer titles. */
export const MAX_TITLE_LENGTH = 60;

type PageMetadata = {
  title: string;
  description: string;
  path: string;
  image: string;
  /** For articles. Dates are days or ISO date-times. */
  article?: { published: string; changed: string; author?: string; section?: string };
  noindex?: boolean;
  /** Further <meta> elements by name, for example tags for the page cache. */
  other?: Record<string, string>;
};

/** The metadata of a page for Next: title, description, canonical URL and Open Graph image. */
export function createMetadata({ title, description, path, image, article, noindex = false, other }: PageMetadata) {
  const { name } = getSite();
  const plain = plainTitle(title);
  const type = { type: image.toLowerCase().endsWith('.png') ? 'image/png' : 'image/jpeg' };
  const images = [{ url: image, width: 1200, height: 630, ...type, alt: plain }];
  const shared = { title: plain, description, url: path, siteName: name, locale: 'en_US', images };
  return {
    title: { absolute: formatTitle(title) },
    description,
    alternates: { canonical: path, types: getFeedLinks() },
    openGraph: article ? { ...shared, ...getArticleFields(article) } : { ...shared, type: 'website' as const },
    twitter: { card: 'summary_large_image' as const, title: plain, description, images: [{ url: image, alt: plain }] },
    ...(noindex && { robots: { index: false, follow: true } }),
    ...(other && { other }),
  };
}

/** The metadata of content/pages/<name>.md. */
export function pageMetadata(name: string, path: string, options: Pick<PageMetadata, 'noindex' | 'other'> = {}) {
  const { title, description } = getPage(name);
  return createMetadata({ title, description, path, image: shareCardOf(name), ...options });
}

export function rootMetadata() {
  const { name, tagline, description } = getSite();
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: `${name}: ${tagline}`, template: `%s | ${name}` },
    description,
    alternates: { types: getFeedLinks() },
    // Search engines may show a large picture and a snippet of any length.
    robots: showsDrafts() ? { index: false } : { 'max-image-preview': 'large' as const, 'max-snippet': -1 },
    // Browsers without SVG icons request /favicon.ico by default.
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-icon.png' },
    formatDetection: { telephone: false },
  };
}

/** Formats the <title>: with the name of the site if both fit into MAX_TITLE_LENGTH. */
export function formatTitle(title: string): string {
  const { name } = getSite();
  const whole = title.includes(name) ? title : `${title} | ${name}`;
  return whole.length <= MAX_TITLE_LENGTH ? whole : plainTitle(title);
}

function getArticleFields({ published, changed, author, section }: NonNullable<PageMetadata['article']>) {
  return {
    type: 'article' as const,
    publishedTime: published,
    modifiedTime: changed,
    ...(author && { authors: [author] }),
    ...(section && { section }),
  };
}

function getFeedLinks() {
  if (showsDrafts()) return undefined;
  const { name } = getSite();
  return {
    'application/rss+xml': [{ url: '/feed.xml', title: `${name} blog` }],
    'application/feed+json': [{ url: '/feed.json', title: `${name} blog` }],
  };
}
