import { LOGO } from './logo.ts';

export type LogoInks = { ground: string; pawn: string; pin: string };

/** The logo's shapes on its 48-unit grid, with colors written in for files without a page style. */
export function bakeLogo({ ground, pawn, pin }: LogoInks): string {
  return LOGO.markup
    .replace('var(--logo-ground,var(--ink))', ground)
    .replace('var(--logo-pawn,var(--paper))', pawn)
    .replace('var(--logo-pin,var(--a))', pin);
}
