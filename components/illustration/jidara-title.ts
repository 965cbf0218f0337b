import type { Scene } from './inline-scene.tsx';

const OUTER = [
  'M120 2V112a52 52 0 0 1-104 0V98',
  'M198 58v124',
  'M268 2V168h34a83 83 0 0 0 0-166h-34z',
  'M418 182 492 8l74 174',
  'M612 182V2h62a46 46 0 0 1 0 92h-34l80 88',
  'M760 182 834 8l50 118 24 56',
];
/** The inline cut extends past the ends of each stroke, so that the ends are open. */
const CUT = [
  'M120-6V112a52 52 0 0 1-104 0V92',
  'M198 50v140',
  'M268 2V168h34a83 83 0 0 0 0-166h-34z',
  'M415 190 492 8l77 182',
  'M612 190V2h62a46 46 0 0 1 0 92h-34l86 96',
  'M757 190 834 8l77 182',
];
const DIAMONDS = 'M198-6l24 26-24 26-24-26zM492 112l17 19-17 19-17-19zM834 112l17 19-17 19-17-19z';

/** The title of Journey to Jidara: strokes of class o1 with an inline cut of class o2 and gold diamonds. */
export const JIDARA_TITLE: Scene = {
  viewBox: '0 -32 930 220',
  markup:
    `<g fill="none" stroke-linejoin="miter"><path class="o1" d="${OUTER.join('')}"/><path class="o2" d="${CUT.join('')}"/></g>` +
    `<path class="b" d="${DIAMONDS}"/>`,
};
