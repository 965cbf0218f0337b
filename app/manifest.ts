import type { MetadataRoute } from 'next';
import { getSite } from '#lib/pages/read';

export default function manifest(): MetadataRoute.Manifest {
  const { name, description } = getSite();
  return {
    name,
    short_name: name,
    description,
    start_url: '/',
    display: 'browser',
    background_color: '#f5faf7',
    theme_color: '#f8bd37',
    icons: [
      { src: '/art/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/art/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/art/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
