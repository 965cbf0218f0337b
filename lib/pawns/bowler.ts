/** The hat of the visitor's pawn. It has a file of its own, so that the quote form does not load the other hats. */
export const BOWLER = {
  'hat-bowler':
    '<path class="k" d="M-25-93q25-7 50 0l-3 4.5q-22-6-44 0zM-16-93.5c0-25 32-25 32 0q-16-4-32 0z"/><path class="p" d="M-16.2-97q16-4 32.4 0v-4q-16-4-32 0z"/>',
} satisfies Record<string, string>;
