import type { MouseEvent } from 'react';
import { ENHANCED_LINK } from '#lib/delivery/html/html-markers';
import type { DrawnClues } from '#lib/hunt/draw-clues';
import { getPoints, type Hunt } from '#lib/hunt/hunt';
import { CLUE_KINDS, SQUARES, squareAt, stopOf, type ClueKind, type Square } from '#lib/hunt/squares';
import { playHref } from './play-href.ts';
import { SQUARE_NAMES } from './square-names.ts';
import styles from './square-list.module.css';

type SquareListProps = {
  hunt: Hunt;
  clues: DrawnClues;
  hintCost: number;
  fields: Record<string, string>;
  onFollow: (event: MouseEvent, square: Square) => void;
};

/** The squares of the board as links, in the order of the track. On wide screens each lies on its square. */
export function SquareList({ hunt, clues, hintCost, fields, onFollow }: SquareListProps) {
  return (
    <ol className={styles.squares} aria-label="Squares of the board">
      {SQUARES.map((square) => {
        const position = CLUE_KINDS.indexOf(square as ClueKind);
        const [turn, clue] = [hunt.turns[position], clues[position]];
        const isPlayed = turn !== undefined && turn.outcome !== 'open';
        return (
          <li key={square} data-square={square}>
            <a
              href={playHref({ ...fields, stop: String(stopOf(square)) })}
              aria-current={squareAt(hunt.stop) === square ? 'step' : undefined}
              data-played={isPlayed || undefined}
              onClick={(event) => onFollow(event, square)}
              {...ENHANCED_LINK}
            >
              <span>
                {SQUARE_NAMES[square]}
                {isPlayed && clue && (
                  <>
                    <i className="visually-hidden">, played, points:</i> {getPoints(turn, clue.points, hintCost)}
                  </>
                )}
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
