import { drawPawn } from '#lib/illustration/pawn';

const PAWN = drawPawn({ ink: 'a', hat: 'bowler', band: '1', id: 'player' });

/** The visitor's own piece. */
export function Pawn({ className }: { className?: string }) {
  return (
    <svg
      className={`scene ${className ?? ''}`}
      viewBox={PAWN.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: PAWN.markup }}
    />
  );
}
