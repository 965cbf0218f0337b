import type { Lettering } from './outline.ts';

type Line = Lettering & { text: string };

/** A wordmark: a mark in one color, and the name in one or two lines. */
export type WordmarkDesign = {
  /** The slug of the client's case study. */
  study: string;
  company: string;
  /** SVG in a box of 32 by 32 units, in the color of the surrounding group. */
  mark?: string;
  /** `y` is the baseline in the same units; `x` starts at the left edge of the name. */
  lines: Line[];
};

const solid = (d: string): string => `<path d="${d}"/>`;
const pierced = (d: string): string => `<path fill-rule="evenodd" d="${d}"/>`;
const drawn = (d: string, width: number): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`;

export const WORDMARK_DESIGNS: readonly WordmarkDesign[] = [
  {
    study: 'lumenfold-mission-mural-dash',
    company: 'Lumenfold',
    mark: solid('M2 9.5 15 3v20L2 29.5zM17 3l13 6.5V16L17 9.5zM17 13l13 6.5v10L17 23z'),
    lines: [
      { text: 'lumen', size: 25, y: 25, stretch: 92, weight: 260 },
      { text: 'fold', size: 25, y: 25, x: 0, stretch: 92, weight: 800 },
    ],
  },
  {
    study: 'tidewrack-dockside-dispatch',
    company: 'Tidewrack Logistics',
    mark:
      pierced('M3 2h26v14H3zM7 5h2v8H7zM12.3 5h2v8h-2zM17.6 5h2v8h-2zM23 5h2v8h-2z') +
      solid(
        'M1 20q3.75-3 7.5 0t7.5 0 7.5 0 7.5 0v3q-3.75 3-7.5 0t-7.5 0-7.5 0-7.5 0zM8.5 27.5q3.75-2.5 7.5 0t7.5 0v2.5q-3.75 2.5-7.5 0t-7.5 0z',
      ),
    lines: [
      { text: 'TIDEWRACK', size: 25, y: 19.5, stretch: 58, weight: 850 },
      { text: 'LOGISTICS', size: 10, y: 30, stretch: 136, weight: 500, tracking: 0.215 },
    ],
  },
  {
    study: 'quillhaven-press-jazz-heist',
    company: 'Quillhaven Press',
    mark: pierced('M16 31 5 16c3.5-4 5-9 5-15h12c0 6 1.5 11 5 15zM15.2 27V17.9a2.5 2.5 0 1 1 1.6 0V27z'),
    lines: [
      { text: 'Quillhaven', size: 28, y: 25.5, stretch: 56, weight: 330 },
      { text: 'Press', face: 'anybody-italic', size: 28, y: 25.5, x: 5, stretch: 56, weight: 330 },
    ],
  },
  {
    study: 'saltmarsh-credit-union-lantern-night',
    company: 'Saltmarsh Credit Union',
    mark: solid(
      'M6 8a2 2 0 0 1 4 0v7a2 2 0 0 1-4 0zM7.2 17h1.6v7H7.2zM14 3a2 2 0 0 1 4 0v8a2 2 0 0 1-4 0zM15.2 13h1.6v11h-1.6zM22 7a2 2 0 0 1 4 0v7a2 2 0 0 1-4 0zM23.2 16h1.6v8h-1.6zM1 24h30v2.4H1zM6 28.5h20v2.4H6z',
    ),
    lines: [
      { text: 'Saltmarsh', face: 'familjen', size: 23, y: 17.5, weight: 700 },
      { text: 'Credit Union', face: 'familjen', size: 13.5, y: 30, weight: 500, tracking: 0.05 },
    ],
  },
  {
    study: 'mosswork-robotics-first-week-quest',
    company: 'Mosswork Robotics',
    mark: pierced(
      'M16 0 30 8v16l-14 8L2 24V8zM9.5 22.5C8 13 14 8 24.5 8c.500 11-5 17-13.5 16.5L8.5 27l-1.5-1.5zM17.5 14l1.5 1.5-8 9-1.5-2z',
    ),
    lines: [
      { text: 'MOSSWORK', size: 22, y: 18, stretch: 84, weight: 900 },
      { text: 'robotics', size: 12.5, y: 30, stretch: 150, weight: 300, tracking: 0.02 },
    ],
  },
  {
    study: 'cindervale-studios-journey-to-jidara',
    company: 'Cindervale Studios',
    mark: solid(
      'M0 12 16 32l16-20h-6.5L16 24 6.5 12zM16 0c5 4.5 6.5 8 6.5 11a6.5 6.5 0 0 1-13 0c0-2 1-4 2.5-5.5.300 2 1 3 2 3.5C15 6.5 14.5 3.5 16 0z',
    ),
    lines: [{ text: 'CINDERVALE', size: 34, y: 28, stretch: 50, weight: 900 }],
  },
  {
    study: 'wrenfield-clinics-pack-it-forward',
    company: 'Wrenfield Clinics',
    mark:
      pierced(
        'M0 13.5 6 10a9 9 0 0 1 9-5.5c4 0 6 2 7.5 5.5L29 1l3 2-4.5 14A11.5 11.5 0 0 1 16 28C9 28 5.5 22 6.5 15zM14.5 12.5h4v3.7h3.7v4h-3.7v3.7h-4v-3.7h-3.7v-4h3.7z',
      ) + solid('M12.5 27h1.8v5h-1.8zM18.5 27h1.8v5h-1.8z'),
    lines: [
      { text: 'Wrenfield', face: 'familjen', size: 24, y: 24.5, weight: 650 },
      { text: 'Clinics', face: 'familjen', size: 24, y: 24.5, x: 6, weight: 400 },
    ],
  },
  {
    study: 'oakspur-energy-jidara-pop-up',
    company: 'Oakspur Energy',
    mark: pierced(
      'M4 12c0-5 5-8 11-8V0h2v4c6 0 11 3 11 8zM6 14h20c0 9-4.5 15-10 18C10.5 29 6 23 6 14zM18.5 14 11 23h4l-1.5 6.5L21.5 20h-4.3l3-6z',
    ),
    lines: [
      { text: 'OAKSPUR', size: 18, y: 17, stretch: 132, weight: 900 },
      { text: 'ENERGY', size: 9.5, y: 29, stretch: 150, weight: 600, tracking: 1.16 },
    ],
  },
  {
    study: 'veridelle-backlot-clue-chase',
    company: 'Veridelle',
    lines: [{ text: 'VERIDELLE', size: 19, y: 23, stretch: 140, weight: 290, tracking: 0.2 }],
  },
  {
    study: 'polarpoint-payroll-follow-the-sun',
    company: 'Polarpoint Payroll',
    mark: pierced(
      'M16 1a15 15 0 1 0 .1 0zm0 3a12 12 0 1 1-.1 0zM24.5 7.5l-5 12-12 5 5-12zM16 13.5a2.5 2.5 0 1 0 .1 0z',
    ),
    lines: [
      { text: 'Polarpoint', size: 20, y: 23, stretch: 112, weight: 700 },
      { text: 'payroll', size: 20, y: 23, x: 5, stretch: 112, weight: 280 },
    ],
  },
  {
    study: 'thistledown-foods-skyway-thaw',
    company: 'Thistledown Foods',
    mark: solid(
      'M10 14 4.5 3l6.3 5 1.2-7L16 7l4-6 1.2 7L27.5 3 22 14zM9.5 16h13c1 6-2.5 9.5-6.5 9.5S8.5 22 9.5 16zM15 25h2v7h-2zM17 31c.500-4.5 4-6 9-6-.500 4.5-4 7-9 6zM15 31c-.500-4.5-4-6-9-6 .500 4.5 4 7 9 6z',
    ),
    lines: [
      { text: 'Thistledown', size: 22, y: 19, stretch: 74, weight: 560 },
      { text: 'FOODS', size: 10, y: 30.5, stretch: 100, weight: 650, tracking: 0.25 },
    ],
  },
  {
    study: 'gullwing-mutual-waterfront-cipher',
    company: 'Gullwing Mutual',
    mark: solid(
      'M0 9c6-5 12-3 16 4 4-7 10-9 16-4-5-.500-9 1.5-11.5 6L16 23l-4.5-8C9 10.5 5 8.5 0 9zM4 25h24v2H4zM9 29h14v2H9z',
    ),
    lines: [
      { text: 'Gullwing', face: 'anybody-italic', size: 23, y: 24.5, stretch: 98, weight: 760 },
      { text: 'Mutual', face: 'anybody-italic', size: 23, y: 24.5, x: 5, stretch: 98, weight: 320 },
    ],
  },
  {
    study: 'foxglove-and-rye-jazz-heist-party',
    company: 'Foxglove & Rye',
    mark:
      pierced(
        'M15 0h2v5c4.5.500 7 4 7.5 9 .500 4 2 6 4 8-2 2.5-4.5 2.5-6 .500-2 2.5-4.5 2.5-6.5.500-2 2-4.5 2-6.5-.500-1.5 2-4 2-6-.500 2-2 3.5-4 4-8 .500-5 3-8.5 7.5-9zM12 12.5a1.5 1.5 0 1 0 .1 0zm5.5-2.5a1.5 1.5 0 1 0 .1 0zm1.5 5.5a1.5 1.5 0 1 0 .1 0zm-5 2a1.5 1.5 0 1 0 .1 0z',
      ) + solid('M13 26h1.5v3H13zM17.5 26H19v3h-1.5zM13.7 28.5a1.7 1.7 0 1 0 .1 0zm4.5 0a1.7 1.7 0 1 0 .1 0z'),
    lines: [{ text: 'Foxglove & Rye', face: 'limelight', size: 24, y: 25 }],
  },
  {
    study: 'stratoloom-nine-cities-one-vault',
    company: 'Stratoloom',
    mark: solid(
      'M10 2h4v7h-4a3.5 3.5 0 0 1 0-7zM18 2h4a3.5 3.5 0 0 1 0 7h-4zM4 12h4v7H4a3.5 3.5 0 0 1 0-7zM24 12h4a3.5 3.5 0 0 1 0 7h-4zM12 12h8v7h-8zM8 22h6v7H8a3.5 3.5 0 0 1 0-7zM18 22h6a3.5 3.5 0 0 1 0 7h-6z',
    ),
    lines: [{ text: 'stratoloom', size: 19, y: 22, stretch: 138, weight: 800 }],
  },
  {
    study: 'open-lantern-foundation-thank-you',
    company: 'Open Lantern Foundation',
    mark: solid(
      'M14.5 0a4.5 4.5 0 0 1 4.5 5h-2.3a2.2 2.2 0 0 0-4.4 0H10a4.5 4.5 0 0 1 4.5-5zM7 6h15l2.5 4h-20zM6 11.5h2.5v14H6zM14.5 12c3 3.5 4.5 5.5 4.5 8a4.5 4.5 0 0 1-9 0c0-2.5 1.5-4.5 4.5-8zM21.5 11.5l8 4v14l-8-4zM4.5 27H20v4H4.5z',
    ),
    lines: [
      { text: 'Open Lantern', size: 19, y: 17, stretch: 80, weight: 700 },
      { text: 'Foundation', size: 14, y: 30, stretch: 80, weight: 320, tracking: 0.02 },
    ],
  },
  {
    study: 'kitebridge-remote-onboarding',
    company: 'Kitebridge',
    mark: solid(
      'M17.3 0v9.5H9.8zM19.3 0 31 9.5H19.3zM9.6 11.5h7.7v13zM19.3 11.5H31l-11.7 14zM0 32c.500-9 8-13 16.5-6l1.5-1 1 3-4 1.5C9.5 24.5 4.5 26 3 32z',
    ),
    lines: [{ text: 'kitebridge', size: 26, y: 25, stretch: 66, weight: 640 }],
  },
  {
    study: 'marrow-and-pine-blueprint-cipher',
    company: 'Marrow & Pine Architects',
    mark:
      drawn('M1 30h30M4 30V14L16 3l12 11v16M0 17.6 16 3l16 14.6', 1.6) +
      drawn('M16 10v20M11.5 19 16 12l4.5 7M10 25l6-8.5 6 8.5', 1.6),
    lines: [
      { text: 'MARROW & PINE', size: 18, y: 17, stretch: 78, weight: 330, tracking: 0.08 },
      { text: 'ARCHITECTS', size: 9.5, y: 29.2, stretch: 78, weight: 430, tracking: 0.78 },
    ],
  },
];
