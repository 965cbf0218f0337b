/** The body of a pawn. Its foot is at the origin and it is 104 units tall. The class `o` draws a paper keyline. */
export const PAWN_BODY = {
  pawn: '<path class="c o" d="M0-104a19 19 0 0 1 9.5 35.5h3.5a4 4 0 0 1 0 8H9.6C10-44 13-32 16.5-22c1.7 4.8 7.5 7 7.5 13v7A24 9 0 0 1-24-2v-7c0-6 5.8-8.2 7.5-13C-13-32-10-44-9.6-60.5H-13a4 4 0 0 1 0-8h3.5A19 19 0 0 1 0-104z"/><path class="k" d="M5-103.3A19 19 0 0 1 9.5-68.5h3.5a4 4 0 0 1 0 8H9.6C10-44 13-32 16.5-22c1.7 4.8 7.5 7 7.5 13v7C24 1 19 4.5 11 6.2 11.5-4 8-12 6-20 3.5-32 2.5-46 2.5-60.5h3.5a4 4 0 0 0 0-8H2A22 22 0 0 0 5-103.3z"/><path class="p" d="M-11.5-90a12 12 0 0 1 6-7.5l1.2 2.2a9.6 9.6 0 0 0-4.8 6z"/>',
} satisfies Record<string, string>;

/** The viewBox of a whole pawn with any hat. */
export const PAWN_VIEW_BOX = '-31.6 -143.2 63.2 157.9';
