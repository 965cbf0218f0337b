import type { Palette } from '../palette.ts';

/** One picture of a gallery: the ground it lies on, and what is seen of the day in a window of 720 by 540. */
export type Moment = {
  ground: keyof Palette;
  /** Heads stand before ink there, so hats need a line round them. An ink ground always does that. */ dark?: boolean;
  draw: () => string;
};

/** The pictures of one study, in the order of its gallery. Every composition belongs to that study alone. */
export type Story = Moment[];

export const WIDTH = 720;
export const HEIGHT = 540;
