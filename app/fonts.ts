import localFont from 'next/font/local';

/*
 * The font files are subsets that lib/cli/fonts makes before every build; styles/tokens.css names their families. An extended font has letters
 * and symbols that are rare on the site; browsers load it only for a page that shows one. Its family is second in the list, because the first
 * font may have some of these letters too.
 */

/** Display: Anybody at weight 800, width 50-100. The only preloaded font. */
export const display = localFont({
  src: '../node_modules/.cache/fonts/display.woff2',
  weight: '700 800',
  declarations: [
    { prop: 'font-family', value: 'Anybody' },
    { prop: 'font-stretch', value: '50% 100%' },
  ],
  adjustFontFallback: false,
});

export const displayExtended = localFont({
  src: '../node_modules/.cache/fonts/display-extended.woff2',
  weight: '700 800',
  declarations: [
    { prop: 'font-family', value: 'Anybody Extended' },
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

export const textExtended = localFont({
  src: '../node_modules/.cache/fonts/text-extended.woff2',
  weight: '400 700',
  declarations: [
    { prop: 'font-family', value: 'Familjen Grotesk Extended' },
    { prop: 'unicode-range', value: 'U+22-23, U+2A, U+3C-3E, U+5C, U+5E-60, U+7B-7E, U+C0-F6, U+F8-FF, U+2026' },
  ],
  adjustFontFallback: false,
  preload: false,
});
