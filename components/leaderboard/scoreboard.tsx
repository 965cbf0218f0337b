import type { ReactNode, Ref } from 'react';
import { bestOf, type BestRow } from '#lib/leaderboard/best-of';
import type { BoardMessage } from '#lib/leaderboard/board-message';
import type { BoardStatus } from '#lib/leaderboard/board-status';
import type { Moment } from '#lib/leaderboard/board-state';
import { ranked } from '#lib/leaderboard/ranked';
import { CrewRow } from './crew-row.tsx';
import { LeaderCard } from './leader-card.tsx';
import { Podium } from './podium.tsx';
import styles from './scoreboard.module.css';

/** What a board is made with, whether it is live or not. */
export type BoardSetting = {
  /** The crews of all events before this one. */
  past: BestRow[];
  views: { local: string; global: string };
  /** What the ids of the drawn symbols start with, and the symbols themselves as markup for defs. */
  symbols: { prefix: string; markup: string };
  /** Stands under the leader: what a visitor does after reading. */
  children: ReactNode;
};

type ScoreboardProps = BoardSetting & {
  board: BoardMessage;
  status: BoardStatus;
  /** How fresh the board is, for people. */
  freshness: string;
  isLoading?: boolean;
  moment?: Moment | null;
  isTriggered?: boolean;
  /** The rows of this event, for whoever moves them. */
  rows?: Ref<HTMLOListElement>;
};

/** Crews that get a bar and a piece; a large hunt has more, and they stand in a list below. */
const BARS = 12;

/**
 * A board in any of its states, without any of its own: this event, all events, who leads and how fresh it is. The two
 * lists change places by style alone, so the choice works before and without scripts.
 */
export function Scoreboard({ board, past, views, symbols, children, rows, ...fresh }: ScoreboardProps) {
  const { event, measure, phase, isSealed } = board;
  const { moment = null, isTriggered = false, isLoading = false, status, freshness } = fresh;
  const crews = ranked(board.rows, measure);
  const all = board.sequence === 0 ? ranked(past, measure) : bestOf(past, board);
  const row = { measure, symbols: symbols.prefix };
  return (
    <div className={styles.board}>
      <svg className={styles.symbols} aria-hidden="true">
        <defs dangerouslySetInnerHTML={{ __html: symbols.markup }} />
      </svg>
      <div className={styles.side}>
        <div>
          <h3 className="h3">{`${event.name}, ${event.place}`}</h3>
          <p className={styles.fresh} data-status={status}>
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
        {phase === 'ended' ? (
          <Podium board={board} symbols={symbols.prefix} />
        ) : (
          <LeaderCard board={board} symbols={symbols.prefix} moment={moment} isTriggered={isTriggered} />
        )}
        {children}
      </div>
      <div data-view="local" aria-busy={isLoading || undefined}>
        <ol className={styles.rows} ref={rows} data-loading={isLoading || undefined}>
          {crews.slice(0, BARS).map((crew) => (
            <CrewRow key={crew.crew} row={crew} best={crews[0]?.score ?? 0} {...row} />
          ))}
        </ol>
        {crews.length > BARS && (
          <details className={styles.rest}>
            <summary>{crews.length - BARS} more crews</summary>
            <ol className={styles.rows}>
              {crews.slice(BARS).map((crew) => (
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
