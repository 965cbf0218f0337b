import type { BoardMessage } from '#lib/integrations/leaderboard/board-message';
import { ranked } from '#lib/integrations/leaderboard/ranked';
import { formatScore } from '#lib/integrations/leaderboard/format-score';
import { BoardPlayer } from './board-player.tsx';
import styles from './podium.module.css';

const STEPS = 3;

/** The best three crews of a board that has ended, each on a step for its rank. Crews that share a rank have steps of the same height. */
export function Podium({ board: { rows, measure }, symbols }: { board: BoardMessage; symbols: string }) {
  return (
    <ol className={styles.podium}>
      {ranked(rows, measure)
        .slice(0, STEPS)
        .map(({ crew, score, rank }) => (
          <li key={crew} className={styles.place} data-rank={rank}>
            <span className={styles.player}>
              <BoardPlayer crew={crew} isLeader={rank === 1} symbols={symbols} />
            </span>
            <span className={styles.step}>
              <span className="visually-hidden">Rank </span>
              {rank}
            </span>
            <span className={styles.crew}>
              {crew}
              <br />
              <b>{formatScore(score, measure)}</b>
            </span>
          </li>
        ))}
    </ol>
  );
}
