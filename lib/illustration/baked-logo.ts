import { LOGO } from './logo.ts';

export type LogoInks = { ground: string; pawn: string; pin: string };

/** The shapes of the logo on its 48-unit grid, with fixed colors instead of CSS variables, for files that no style sheet applies to. */
export function bakeLogo({ ground, pawn, pin }: LogoInks): string {
  return LOGO.markup
    .replace('var(--logo-ground,var(--ink))', ground)
    .replace('var(--logo-pawn,var(--paper))', pawn)
    .replace('var(--logo-pin,var(--a))', pin);
}
