import { getPawnSymbols } from '#lib/pawns/look';
import { PAWN_VIEW_BOX } from '#lib/pawns/pawn-body';
import { getCrewLook } from './crew-look.ts';

type BoardPlayerProps = {
  crew: string;
  isLeader: boolean;
  /** The prefix of the ids of the drawn symbols. */
  symbols: string;
};

/** The piece of a crew. It references symbols that the board defines once. */
export function BoardPlayer({ crew, isLeader, symbols }: BoardPlayerProps) {
  const look = getCrewLook(crew, isLeader);
  return (
    <svg
      className="scene"
      viewBox={PAWN_VIEW_BOX}
      preserveAspectRatio="xMidYMax meet"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <g className={`c${look.ink}`}>
        {getPawnSymbols(look).map((name) => (
          <use href={`#${symbols}-${name}`} key={name} />
        ))}
      </g>
    </svg>
  );
}
