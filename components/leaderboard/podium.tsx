import type { BoardMessage } from '#lib/leaderboard/board-message';
import { ranked } from '#lib/leaderboard/ranked';
import { scoreText } from '#lib/leaderboard/score-text';
import { BoardPlayer } from './board-player.tsx';
import styles from './podium.module.css';

const STEPS = 3;

/** The best three of a board that is over, each on a step as high as its rank. Crews that share a rank stand level. */
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
              <b>{scoreText(score, measure)}</b>
            </span>
          </li>
        ))}
    </ol>
  );
}
