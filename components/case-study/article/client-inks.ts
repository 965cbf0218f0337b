import type { CSSProperties } from 'react';
import { clientPalette } from '#lib/illustration/palette';

const HEX = /^#[0-9a-f]{6}$/i;

/**
 * Custom properties that color everything inside an element in a client's color. Any value is safe: only #rrggbb is used,
 * everything else gives the colors of the site.
 */
export function clientInks(primaryColor: string): CSSProperties {
  const palette = clientPalette(HEX.test(primaryColor) ? primaryColor : '');
  return { '--table': palette.table, '--client': palette.a, '--client-tint': palette.f1 } as CSSProperties;
}
