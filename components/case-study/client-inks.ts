import type { CSSProperties } from 'react';
import { clientPalette } from '#lib/illustration/palette';

/** Custom properties that re-ink everything below an element in a client's color. Safe for any value. */
export function clientInks(primaryColor: string): CSSProperties {
  const palette = clientPalette(primaryColor);
  return { '--table': palette.table, '--client': palette.a, '--client-tint': palette.f1 } as CSSProperties;
}
