import type { Scene } from './drawing.ts';

const PAWN =
  'M16 6.5a7 7 0 0 1 4.6 12.3c.6 8 2.4 12.7 5 16.7 1.4 2 2.4 3 2.4 6H5c0-3 1-4 2.4-6 2.6-4 3.8-8.7 4.2-16.7A7 7 0 0 1 16 6.5z';
const PIN =
  'M34.5 41.5c-1.6-8-3.9-11.5-6.5-16.5-3.6-7-1.6-18.5 6.5-18.5S44.6 18 41 25c-2.6 5-4.9 8.5-6.5 16.5zm0-29.5a4.5 4.5 0 1 0 .1 0z';

/** The logo: a pawn and a pin on a tile. CSS can change its colors with `--logo-ground`, `--logo-pawn` and `--logo-pin`. */
export const LOGO: Scene = {
  viewBox: '0 0 48 48',
  markup:
    '<rect width="48" height="48" rx="10" fill="var(--logo-ground,var(--ink))"/>' +
    `<path fill="var(--logo-pawn,var(--paper))" d="${PAWN}"/>` +
    `<path fill="var(--logo-pin,var(--a))" fill-rule="evenodd" d="${PIN}"/>`,
};
