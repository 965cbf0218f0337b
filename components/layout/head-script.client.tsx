'use client';

import { FIRST_PAINT, TRUSTED_TYPES } from '#lib/delivery/browser/built-scripts';

/**
 * The inline script in the head. It is in the HTML only: when React cannot hydrate a page, such as a translated one, it renders it again, and
 * the Trusted Types policy accepts no script text. `scriptUrls` are the starts of the URLs of allowed scripts, separated by spaces.
 */
export function HeadScript({ scriptUrls }: { scriptUrls: string | undefined }) {
  const text = typeof window === 'undefined' ? TRUSTED_TYPES + FIRST_PAINT : '';
  return <script data-script-urls={scriptUrls} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}
