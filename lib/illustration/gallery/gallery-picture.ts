import type { Palette } from '../palette.ts';

/** One picture of a gallery: the slot of its background, and a function that draws it in 720 by 540 units. */
export type GalleryPicture = {
  ground: keyof Palette;
  /** Whether hats have a paper keyline because they are in front of ink. By default true on an ink background. */
  hasKeylines?: boolean;
  draw: () => string;
};

/** The pictures of one study, in the order of its gallery. Studies do not share compositions. */
export type Story = GalleryPicture[];

export const WIDTH = 720;
export const HEIGHT = 540;
