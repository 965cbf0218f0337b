import type { Photo, WidthRange } from '#lib/pictures/photo';

/** A portrait is 60 pixels wide, a large one up to 160. */
const WIDTH_PX = { small: 60, large: 160 };

export const PORTRAIT_RANGE: WidthRange = { min: 120, max: 590 };

/** The `sizes` of a portrait. It fills a square, so a photo in landscape format is shown wider than the square. */
export function portraitSizes(photo: Photo | undefined, isLarge: boolean): string {
  const ratio = photo ? Math.max(1, photo.width / photo.height) : 1;
  return `${Math.ceil(WIDTH_PX[isLarge ? 'large' : 'small'] * ratio)}px`;
}
