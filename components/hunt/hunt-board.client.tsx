'use client';

import { useRef, useState, type CSSProperties, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { PawnArt } from '#components/illustration/pawn-art';
import { getCrewLook } from '#components/leaderboard/crew-look.ts';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import type { BoardDress } from '#lib/hunt/board-dress';
import { LAST_STOP, squareAt } from '#lib/hunt/squares';
import { CITY_BOARD } from '#lib/illustration/output/city-board';
import { findNearestStop } from './find-nearest-stop.ts';
import styles from './hunt-board.module.css';
import { pawnPosition } from './pawn-position.ts';
import { SQUARE_NAMES } from './square-names.ts';
import { useHops } from './use-hops.client.tsx';

/** How far from a stop a tap still moves the pawn, in percent of the board. */
const REACH = 6;

type HuntBoardProps = {
  stop: number;
  /** The name of the crew, which decides the look of its pawn. */
  crew: string;
  dress?: BoardDress;
  onMove: (stop: number) => void;
  /** The drawing. */
  children: ReactNode;
};

/**
 * The board with the pawn. The pawn follows a drag along the track, goes where the board is tapped, and moves by the keys of a slider. On
 * narrow screens the board is larger than its window, which follows the pawn and shows the whole board for a clue about it.
 */
export function HuntBoard({ stop, crew, dress, onMove, children }: HuntBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const pawn = useRef<HTMLDivElement>(null);
  // While the pawn is dragged the window stays where it is.
  const [heldStop, setHeldStop] = useState<number>();
  const isDragging = heldStop !== undefined;
  useHops(pawn, stop, isDragging);
  const [x, y] = CITY_BOARD.stops[stop] ?? [0, 0];
  const [windowX, windowY] = CITY_BOARD.stops[heldStop ?? stop] ?? [0, 0];

  function moveTo({ clientX, clientY }: MouseEvent, reach: number) {
    const { left, top, width, height } = board.current!.getBoundingClientRect();
    const point = [((clientX - left) / width) * 100, ((clientY - top) / height) * 100] as const;
    const nearest = findNearestStop(CITY_BOARD.stops, point, reach);
    if (nearest !== undefined && nearest !== stop) onMove(nearest);
  }

  function grab(event: PointerEvent<HTMLDivElement>) {
    setHeldStop(stop);
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  return (
    <div className={styles.window}>
      <div
        ref={board}
        className={styles.board}
        data-board=""
        data-dressed={dress && ''}
        data-whole={squareAt(heldStop ?? stop) === 'map' || undefined}
        style={{ '--x': windowX, '--y': windowY } as CSSProperties}
      >
        <div className={styles.drawing} onClick={(event) => moveTo(event, REACH)}>
          {children}
          {dress && <PrintedEdge text={`${dress.company} — ${dress.company}’s board — a game, nothing more`} />}
        </div>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={LAST_STOP}
          value={stop}
          aria-label="Your pawn"
          aria-valuetext={describeStop(stop)}
          onChange={({ target }) => onMove(target.valueAsNumber)}
          {...NEEDS_SCRIPTS}
        />
        <div
          ref={pawn}
          className={styles.pawn}
          data-pawn=""
          style={{ translate: pawnPosition(x, y) }}
          onPointerDown={grab}
          onPointerMove={(event) => isDragging && moveTo(event, Infinity)}
          onLostPointerCapture={() => setHeldStop(undefined)}
        >
          <PawnArt {...(crew ? getCrewLook(crew, false) : { ink: 'a', hat: 'bowler' })} fit="xMidYMax meet" />
        </div>
      </div>
    </div>
  );
}

/** The words along the front edge of the board, in place of ours. */
function PrintedEdge({ text }: { text: string }) {
  const { viewBox, edge } = CITY_BOARD;
  return (
    <svg className={`scene ${styles.edge}`} viewBox={viewBox} aria-hidden="true">
      <text className="k bt" fontSize={15} textAnchor="middle" transform={edge.transform} x={edge.x} y={edge.y}>
        {text.toUpperCase()}
      </text>
    </svg>
  );
}

function describeStop(stop: number): string {
  const square = squareAt(stop);
  return square ? SQUARE_NAMES[square] : `Between two squares, stop ${stop} of ${LAST_STOP}`;
}
