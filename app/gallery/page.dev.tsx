import type { Metadata } from 'next';
import { Gallery } from '#components/gallery/gallery';

export const metadata: Metadata = { title: 'Gallery', robots: { index: false } };

/** Everything that pages are made of, in every state. Exists in development only, by its name: see pageExtensions. */
export default function GalleryPage() {
  return <Gallery />;
}
