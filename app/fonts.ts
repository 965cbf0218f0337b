import localFont from 'next/font/local';

/*
 * Files that lib/fonts cuts out of the fonts before every build; styles/tokens.css names their families. A "far" one holds letters and signs
 * that are rare on the site, and is asked for only by a page that shows one; its family comes second, because the first may have them, too.
 */

/** Display: Anybody at weight 800, width 50-100. The one font that is preloaded. */
export const display = localFont({
  src: '../node_modules/.cache/fonts/display.woff2',
  weight: '700 800',
  declarations: [
    { prop: 'font-family', value: 'Anybody' },
    { prop: 'font-stretch', value: '50% 100%' },
  ],
  adjustFontFallback: false,
});

export const displayFar = localFont({
  src: '../node_modules/.cache/fonts/display-far.woff2',
  weight: '700 800',
  declarations: [
    { prop: 'font-family', value: 'Anybody Far' },
    { prop: 'font-stretch', value: '50% 100%' },
    {
      prop: 'unicode-range',
      value: 'U+22-23, U+27, U+2A, U+3C-3E, U+40, U+5B-60, U+7B-7E, U+B7, U+C0-F6, U+F8-FF, U+2013, U+2018, U+2026',
    },
  ],
  adjustFontFallback: false,
  preload: false,
});

export const text = localFont({
  src: '../node_modules/.cache/fonts/text.woff2',
  weight: '400 700',
  declarations: [{ prop: 'font-family', value: 'Familjen Grotesk' }],
  adjustFontFallback: false,
  preload: false,
});

export const textFar = localFont({
  src: '../node_modules/.cache/fonts/text-far.woff2',
  weight: '400 700',
  declarations: [
    { prop: 'font-family', value: 'Familjen Grotesk Far' },
    { prop: 'unicode-range', value: 'U+22-23, U+2A, U+3C-3E, U+5C, U+5E-60, U+7B-7E, U+C0-F6, U+F8-FF, U+2026' },
  ],
  adjustFontFallback: false,
  preload: false,
});
