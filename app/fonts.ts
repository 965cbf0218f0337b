import localFont from 'next/font/local';

/** Display: Anybody, weight 100-900, width 50-150. The one font that is preloaded. */
const display = localFont({
  src: '../node_modules/@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
  variable: '--font-display',
  weight: '100 900',
  declarations: [{ prop: 'font-stretch', value: '50% 150%' }],
  adjustFontFallback: false,
});

const text = localFont({
  src: '../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  variable: '--font-text',
  weight: '400 700',
  adjustFontFallback: false,
  preload: false,
});

/** Only the Jazz Heist pages ask for it, so it is never preloaded. */
const limelight = localFont({
  src: '../node_modules/@fontsource/limelight/files/limelight-latin-400-normal.woff2',
  variable: '--font-limelight',
  weight: '400',
  adjustFontFallback: false,
  preload: false,
});

export const fontVariables = `${display.variable} ${text.variable} ${limelight.variable}`;
