import localFont from 'next/font/local';

/*
 * Files that lib/fonts cuts out of the fonts before every build. A "far" one holds letters and signs that are rare on the site, and
 * is asked for only by a page that shows one.
 */

/** Display: Anybody at weight 800, width 50-100. The one font that is preloaded. */
const display = localFont({
  src: '../node_modules/.cache/fonts/display.woff2',
  variable: '--font-display',
  weight: '700 800',
  declarations: [{ prop: 'font-stretch', value: '50% 100%' }],
  adjustFontFallback: false,
});

const displayFar = localFont({
  src: '../node_modules/.cache/fonts/display-far.woff2',
  variable: '--font-display-far',
  weight: '700 800',
  declarations: [
    { prop: 'font-stretch', value: '50% 100%' },
    {
      prop: 'unicode-range',
      value: 'U+22-23, U+27, U+2A, U+3C-3E, U+40, U+5B-60, U+7B-7E, U+B7, U+C0-F6, U+F8-FF, U+2013, U+2018, U+2026',
    },
  ],
  adjustFontFallback: false,
  preload: false,
});

const text = localFont({
  src: '../node_modules/.cache/fonts/text.woff2',
  variable: '--font-text',
  weight: '400 700',
  adjustFontFallback: false,
  preload: false,
});

const textFar = localFont({
  src: '../node_modules/.cache/fonts/text-far.woff2',
  variable: '--font-text-far',
  weight: '400 700',
  declarations: [
    { prop: 'unicode-range', value: 'U+22-23, U+2A, U+3C-3E, U+5C, U+5E-60, U+7B-7E, U+C0-F6, U+F8-FF, U+2026' },
  ],
  adjustFontFallback: false,
  preload: false,
});

/** Only the Jazz Heist pages ask for it, so it is never preloaded. */
const limelight = localFont({
  src: '../node_modules/.cache/fonts/limelight.woff2',
  variable: '--font-limelight',
  weight: '400',
  adjustFontFallback: false,
  preload: false,
});

/** For titles with letters that no title in Limelight had at the build. */
const limelightFar = localFont({
  src: '../node_modules/.cache/fonts/limelight-far.woff2',
  variable: '--font-limelight-far',
  weight: '400',
  adjustFontFallback: false,
  preload: false,
});

export const fontVariables = [display, displayFar, text, textFar, limelight, limelightFar]
  .map(({ variable }) => variable)
  .join(' ');
