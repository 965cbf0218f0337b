'use client';

import type { CSSProperties, ReactNode } from 'react';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import { getDressFields } from '#lib/hunt/board-dress';
import { countSteps, getBestScore, getScore, isDone } from '#lib/hunt/hunt';
import { getGameFields } from '#lib/hunt/hunt-query';
import type { ClueSet } from '#lib/hunt/schema';
import { CLUE_KINDS, squareAt, type ClueKind, type Square } from '#lib/hunt/squares';
import { ClueCard } from './clue-card.tsx';
import { CluesWithoutServer } from './clues-without-server.tsx';
import { FinishCard } from './finish-card.tsx';
import { HuntBoard } from './hunt-board.client.tsx';
import styles from './hunt-game.module.css';
import { HuntIntro } from './hunt-intro.tsx';
import { Score } from './score.tsx';
import { MoveCard } from './move-card.tsx';
import type { DressedGame } from './resume-game.ts';
import { SquareList } from './square-list.tsx';
import { useHunt } from './use-hunt.client.tsx';

type HuntGameProps = {
  clueSet: ClueSet;
  /** What the page is rendered for. */
  initial: DressedGame;
  /** Whether the page is rendered for certain clues, so that those of the day do not replace them. */
  isFixed: boolean;
  headline: readonly string[];
  lead: string;
  /** The drawing of the board. */
  drawing: ReactNode;
  /** Whether a server plays along with browsers without scripts. */
  hasServer: boolean;
};

/**
 * The hunt: a board with a pawn, and a card for the square that the pawn is on. Without scripts, and before hydration, the squares are links and
 * the cards are forms, and the server answers them with the same components.
 */
export function HuntGame({ clueSet, initial, isFixed, headline, lead, drawing, hasServer }: HuntGameProps) {
  const { game, heading, move, follow, submit } = useHunt(clueSet, initial, isFixed);
  const { hunt, clues, rival, dress } = game;
  const square = squareAt(hunt.stop);
  const position = CLUE_KINDS.indexOf(square as ClueKind);
  const [clue, turn] = [clues[position], hunt.turns[position]];
  const next: Square = CLUE_KINDS.find((_, index) => hunt.turns[index]?.outcome === 'open') ?? 'finish';
  const isNew = !isFixed && !rival && countSteps(hunt) === 0;
  // A new game names no clues, so that the server draws those of its day. A dress from the fragment stays out of links.
  const fields = {
    ...(isNew ? { stop: String(hunt.stop) } : getGameFields(game)),
    ...getDressFields(initial.dress),
  };
  const card = { ref: heading, fields, next, onFollow: follow };
  const score = getScore(hunt, clues, clueSet.hint_cost);
  const needsScripts = hasServer ? {} : NEEDS_SCRIPTS;

  return (
    <div
      className={styles.ground}
      data-dressed={dress?.color && ''}
      style={dress?.color ? ({ '--client': dress.color } as CSSProperties) : undefined}
    >
      <div className={`wrap ${styles.game}`}>
        <HuntIntro headline={headline} lead={lead} company={dress?.company} />
        <div className={styles.table}>
          <HuntBoard stop={hunt.stop} crew={hunt.crew} onMove={move} dress={dress}>
            {drawing}
          </HuntBoard>
          <div {...needsScripts}>
            <SquareList hunt={hunt} clues={clues} hintCost={clueSet.hint_cost} fields={fields} onFollow={follow} />
          </div>
        </div>
        <div className={styles.side} {...needsScripts}>
          <Score score={score} best={getBestScore(clues)} />
          {clue && turn ? (
            <ClueCard key={clue.id} {...card} clue={clue} turn={turn} clueSet={clueSet} onSubmit={submit} />
          ) : square === 'finish' && isDone(hunt) ? (
            <FinishCard {...card} game={game} house={clueSet.crews} score={score} onSubmit={submit} />
          ) : (
            <MoveCard {...card} square={square} rival={rival} />
          )}
        </div>
      </div>
      {!hasServer && <CluesWithoutServer clues={clues} />}
    </div>
  );
}
