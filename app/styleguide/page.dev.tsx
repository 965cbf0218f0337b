import type { Metadata } from 'next';
import { Styleguide } from '#components/styleguide/styleguide';

export const metadata: Metadata = { title: 'Style guide', robots: { index: false } };

/** Every component in every state. Exists in development only, because of its file extension: see pageExtensions in next.config.ts. */
export default function StyleguidePage() {
  return <Styleguide />;
}
