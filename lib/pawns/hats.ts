import { BOWLER } from './bowler.ts';

/** Hats and hair for a pawn at the origin. They have tints instead of paper, so that they are visible on a paper background. */
export const HATS = {
  ...BOWLER,
  'hat-cone':
    '<path class="f" d="M-12-98 2-136 14-98q-13-5-26 0z"/><path class="b" d="M-9-106l18-7 2.5 7-20 8zM-4.5-119l9-4 2.5 6-12 5z"/><path class="k" d="M2-136 14-98l-8-2z"/><circle class="b" cx="2" cy="-137" r="4.5"/>',
  'hat-beret':
    '<path class="k" d="M-23-95c-4-14 16-22 28-18 12 3 20 10 17 16-14 7-28-3-45 2z"/><path class="k" d="M-1-114l2-7 3 .6-1.5 7z"/>',
  'hat-crown':
    '<path class="b" d="M-15-96-18-117l9 8L0-122l9 13 9-8-3 21q-15-5-30 0z"/><path class="k" d="M4-116.5 9-109l9-8-3 21q-4-1.5-8-2z"/>',
  'hat-cap':
    '<path class="b1" d="M-20-89c-2-26 42-28 40 0q-20-7-40 0z"/><path class="k" d="M7-108.5c8 3 13.5 9 13 19.5q-5-2-9.5-2.6 1-10-3.5-16.9z"/><path class="k" d="M7-93.6C-8-99-24-97.5-32-89.5c-3 3-2 7 2 6C-20-87-6-90 7-93.6z"/>',
  'hat-phones':
    '<path class="sk" fill="none" stroke-width="4" d="M-20-86a20 20 0 0 1 40 0"/><rect class="d1" x="-24" y="-91" width="9" height="16" rx="4"/><rect class="k" x="15" y="-91" width="9" height="16" rx="4"/>',
  'hat-grad':
    '<path class="k" d="M-28-101 0-112l28 11L0-91zM-14-96v9q14 7 28 0v-9L0-90z"/><path class="sb" fill="none" stroke-width="2.5" d="M0-101l-20 3v14"/><circle class="b" cx="-20" cy="-82" r="3.5"/>',
  'hat-bun':
    '<path class="k" d="M-19-82c-4-30 42-30 38 0-2-12-9-17-19-17s-17 5-19 17z"/><circle class="k" cx="0" cy="-109" r="8"/>',
  'hat-bob':
    '<path class="k" d="M-21-70c-8-48 50-48 42 0-5 0-7-2-8-5 2-10 0-17-4-19-8 4-18 2-20 0-3 4-4 12-2 19-1 3-3 5-8 5z"/>',
  'hat-curls':
    '<path class="k" d="M-19-84a8 8 0 0 1-3-13 8 8 0 0 1 8-12 9 9 0 0 1 14-3 9 9 0 0 1 14 4 8 8 0 0 1 8 12 8 8 0 0 1-3 12c-2-9-8-13-19-13s-17 4-19 13z"/>',
  'hat-specs':
    '<g fill="none" class="sk" stroke-width="2.5"><circle class="p" cx="-9" cy="-83" r="6"/><circle class="p" cx="7" cy="-83" r="6"/><path d="M-3-83h4"/></g>',
  'hat-pith':
    '<path class="b1" d="M-28-90c4-6 10-7 13-8 1-20 29-20 30 0 3 1 9 2 13 8q-28-6-56 0z"/><path class="k" d="M6-112c6 3 8.5 8 9 14 3 1 9 2 13 8q-9-2-18-2.7 0-11-4-19.3zM-15.3-97q15.3-4 30.6 0l.2 3.5q-15.5-3-31 0z"/>',
  'hat-bobble':
    '<circle class="b1" cx="0" cy="-117" r="8"/><path class="k" d="M3-124.4A8 8 0 0 1 3-109.6q3-7 0-14.8z"/><path class="a" d="M-18-94c-2-24 38-24 36 0z"/><path class="k" d="M6-110.9c8 2 13 8 12 16.9H10q1-10-4-16.9z"/><path class="b1" d="M-18-99.5q18-5 36 0a4 4 0 0 1 3 4v3a4 4 0 0 1-5 4q-16-4-32 0a4 4 0 0 1-5-4v-3a4 4 0 0 1 3-4z"/><path class="k" d="M10-101.2l8 1.7a4 4 0 0 1 3 4v3a4 4 0 0 1-5 4l-6-1.4z"/>',
} satisfies Record<string, string>;
