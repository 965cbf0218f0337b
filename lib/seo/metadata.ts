import 'server-only';
import { siteUrl } from '#lib/site/address';
import { getPage, getSite } from '#lib/site/read';
import { shareCardOf } from './share-card.ts';
import { plainTitle } from './short-name.ts';

/** Search results cut longer titles. */
export const LONGEST_TITLE = 60;

type PageMetadata = {
  title: string;
  description: string;
  path: string;
  image: string;
  /** For articles: days or instants, and what they are about. */
  article?: { published: string; changed: string; author?: string; section?: string };
  noindex?: boolean;
  /** Marks for the page cache. */
  other?: Record<string, string>;
};

/** Title, description, canonical address and the picture for shared links. */
export function metadataOf({ title, description, path, image, article, noindex = false, other }: PageMetadata) {
  const { name } = getSite();
  const plain = plainTitle(title);
  const images = [{ url: image, width: 1200, height: 630, type: 'image/png', alt: plain }];
  const shared = { title: plain, description, url: path, siteName: name, locale: 'en_US', images };
  return {
    title: { absolute: titleOf(title) },
    description,
    alternates: { canonical: path, types: feeds() },
    openGraph: article ? { ...shared, ...articleOf(article) } : { ...shared, type: 'website' as const },
    twitter: { card: 'summary_large_image' as const, title: plain, description, images: [{ url: image, alt: plain }] },
    ...(noindex && { robots: { index: false, follow: true } }),
    ...(other && { other }),
  };
}

/** The metadata of content/pages/<name>.md. */
export function pageMetadata(name: string, path: string, options: Pick<PageMetadata, 'noindex' | 'other'> = {}) {
  const { title, description } = getPage(name);
  return metadataOf({ title, description, path, image: shareCardOf(name), ...options });
}

export function rootMetadata() {
  const { name, tagline, description } = getSite();
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: `${name}: ${tagline}`, template: `%s | ${name}` },
    description,
    alternates: { types: feeds() },
    // The whole picture and as many words as a search engine likes.
    robots: { 'max-image-preview': 'large' as const, 'max-snippet': -1 },
    // Whoever cannot draw the first one asks for /favicon.ico without being told.
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-icon.png' },
    formatDetection: { telephone: false },
  };
}

/** The title of a tab and a search result: with the name of the site where both fit. */
export function titleOf(title: string): string {
  const { name } = getSite();
  const whole = title.includes(name) ? title : `${title} | ${name}`;
  return whole.length <= LONGEST_TITLE ? whole : plainTitle(title);
}

function articleOf({ published, changed, author, section }: NonNullable<PageMetadata['article']>) {
  return {
    type: 'article' as const,
    publishedTime: published,
    modifiedTime: changed,
    ...(author && { authors: [author] }),
    ...(section && { section }),
  };
}

function feeds() {
  const { name } = getSite();
  return {
    'application/rss+xml': [{ url: '/feed.xml', title: `${name} blog` }],
    'application/feed+json': [{ url: '/feed.json', title: `${name} blog` }],
  };
}
