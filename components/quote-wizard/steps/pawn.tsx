import { BANDS } from '#lib/pawns/bands';
import { BOWLER } from '#lib/pawns/bowler';
import { PAWN_BODY, PAWN_VIEW_BOX } from '#lib/pawns/pawn-body';

const MARKUP = `<g class="ca">${PAWN_BODY.pawn}${BANDS['band-1']}${BOWLER['hat-bowler']}</g>`;

/** The pawn that represents the visitor. It has no ids, so a page can show it several times. */
export function Pawn({ className }: { className?: string }) {
  return (
    <svg
      className={`scene ${className ?? ''}`}
      viewBox={PAWN_VIEW_BOX}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: MARKUP }}
    />
  );
}
