/** One to three paper bands around a pawn. */
export const BANDS = {
  'band-1': '<path class="p" d="M-18.5-16.5Q-4-9 7-14.5l1.3 6Q-6-2.5-22.3-11z"/>',
  'band-2': '<path class="p" d="M-11.3-44Q-4-41 3-43l.7 5Q-4-36-12.3-39zM-13.8-33Q-4-29 4.6-31.5l1 5Q-5-24-15.5-28z"/>',
  'band-3': '<path class="p" d="M-9.6-58 5.5-25l1.5 7-4 .6L-9.8-50z"/>',
} satisfies Record<string, string>;
