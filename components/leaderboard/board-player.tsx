import { BOARD_PLAYER_VIEW, boardPlayer } from '#lib/illustration/board-players';

type BoardPlayerProps = {
  crew: string;
  isLeader: boolean;
  /** What the ids of the drawn symbols start with. */ symbols: string;
};

/** The piece of a crew. The symbols that it is made of stand once in the board. */
export function BoardPlayer({ crew, isLeader, symbols }: BoardPlayerProps) {
  const player = boardPlayer(crew, isLeader);
  return (
    <svg
      className="scene"
      viewBox={BOARD_PLAYER_VIEW}
      preserveAspectRatio="xMidYMax meet"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <g className={player.ink} transform={player.transform}>
        {player.symbols.map((name) => (
          <use href={`#${symbols}-${name}`} key={name} />
        ))}
      </g>
    </svg>
  );
}
