import type { ReactNode, Ref } from 'react';
import { bestOf, type BestRow } from '#lib/integrations/leaderboard/best-of';
import type { BoardMessage } from '#lib/integrations/leaderboard/board-message';
import type { BoardStatus } from '#lib/integrations/leaderboard/board-status';
import type { Celebration } from '#lib/integrations/leaderboard/board-state';
import { ranked } from '#lib/integrations/leaderboard/ranked';
import { CrewRow } from './crew-row.tsx';
import { LeaderCard } from './leader-card.tsx';
import { Podium } from './podium.tsx';
import styles from './scoreboard.module.css';

/** The parts of a board that do not change while it is live. */
export type BoardContent = {
  /** The crews of all earlier events. */
  past: BestRow[];
  views: { local: string; global: string };
  /** The prefix of the ids of the drawn symbols, and the symbols. */
  symbols: { prefix: string; defs: ReactNode };
  /** The call to action below the leader. */
  children: ReactNode;
};

type ScoreboardProps = BoardContent & {
  board: BoardMessage;
  status: BoardStatus;
  /** How fresh the board is, as text. */
  freshness: string;
  isLoading?: boolean;
  celebration?: Celebration | null;
  isTriggered?: boolean;
  /** A ref to the rows of this event, for the animation. */
  rows?: Ref<HTMLOListElement>;
};

/** The number of crews shown with a bar and a piece. The others are in a collapsed list below. */
const MAX_BARS = 12;

/**
 * A board in any status, without state of its own: the crews of this event and of all events, the leader, and how fresh it is. CSS
 * alone switches between the two lists, so the switch works before hydration and without JavaScript.
 */
export function Scoreboard({ board, past, views, symbols, children, rows, ...live }: ScoreboardProps) {
  const { event, measure, phase, isSealed } = board;
  const { celebration = null, isTriggered = false, isLoading = false, status, freshness } = live;
  const crews = ranked(board.rows, measure);
  const all = board.sequence === 0 ? ranked(past, measure) : bestOf(past, board);
  const row = { measure, symbols: symbols.prefix };
  return (
    <div className={styles.board}>
      <svg className={styles.symbols} aria-hidden="true">
        {symbols.defs}
      </svg>
      <div className={styles.side}>
        <div>
          <h3 className="h3">{`${event.name}, ${event.place}`}</h3>
          <p className={styles.freshness} data-status={status}>
            {freshness}
          </p>
          {isSealed && (
            <p className={styles.sealed}>
              Sealed by the host. This is the board as it stood; the rest comes at the end.
            </p>
          )}
        </div>
        <fieldset className={styles.views}>
          <legend className="visually-hidden">Which crews?</legend>
          {(['local', 'global'] as const).map((view) => (
            <label key={view}>
              <input type="radio" name={`${symbols.prefix}-view`} value={view} defaultChecked={view === 'local'} />
              <span>{views[view]}</span>
            </label>
          ))}
        </fieldset>
        <div data-view="local">
          {phase === 'ended' ? (
            <Podium crews={crews} measure={measure} symbols={symbols.prefix} />
          ) : (
            <LeaderCard board={board} symbols={symbols.prefix} celebration={celebration} isTriggered={isTriggered} />
          )}
        </div>
        <div data-view="global">
          <Podium crews={all} measure={measure} symbols={symbols.prefix} />
        </div>
        {children}
      </div>
      <div data-view="local" aria-busy={isLoading || undefined}>
        <ol className={styles.rows} ref={rows} data-loading={isLoading || undefined}>
          {crews.slice(0, MAX_BARS).map((crew) => (
            <CrewRow key={crew.crew} row={crew} best={crews[0]?.score ?? 0} {...row} />
          ))}
        </ol>
        {crews.length > MAX_BARS && (
          <details className={styles.rest}>
            <summary>{`${crews.length - MAX_BARS} more crews`}</summary>
            <ol className={styles.rows}>
              {crews.slice(MAX_BARS).map((crew) => (
                <CrewRow key={crew.crew} row={crew} best={crews[0]?.score ?? 0} {...row} />
              ))}
            </ol>
          </details>
        )}
      </div>
      <ol className={styles.rows} data-view="global">
        {all.map((crew) => (
          <CrewRow key={crew.crew + crew.detail} row={crew} best={all[0]?.score ?? 0} {...row} />
        ))}
      </ol>
    </div>
  );
}
