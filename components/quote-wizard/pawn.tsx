import { PLAYER } from '#lib/illustration/player';

/** The visitor's own piece. */
export function Pawn({ className }: { className?: string }) {
  return (
    <svg
      className={`scene ${className ?? ''}`}
      viewBox={PLAYER.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: PLAYER.markup }}
    />
  );
}
