import { HATS } from '#lib/pawns/hats';
import type { Hat, PawnInk } from '#lib/pawns/look';
import { PAWN_BODY, PAWN_VIEW_BOX } from '#lib/pawns/pawn-body';
import { InlineScene, type SceneFit } from './inline-scene.tsx';

export type PawnArtProps = { ink?: PawnInk; hat?: Hat; viewBox?: string; fit?: SceneFit };

/** A pawn, inline. */
export function PawnArt({ ink = 'a', hat, viewBox = PAWN_VIEW_BOX, fit }: PawnArtProps) {
  const markup = `<g class="c${ink}">${PAWN_BODY.pawn}${hat ? HATS[`hat-${hat}`] : ''}</g>`;
  return <InlineScene scene={{ viewBox, markup }} fit={fit} />;
}
