import type { Measure } from '#lib/leaderboard/board-message';
import type { BestRow } from '#lib/leaderboard/best-of';
import { scoreText } from '#lib/leaderboard/score-text';
import { BoardPlayer } from './board-player.tsx';
import styles from './crew-row.module.css';

type CrewRowProps = {
  row: Pick<BestRow, 'crew' | 'score'> & { rank: number; detail?: string };
  measure: Measure;
  /** The best score of the board, which has the longest bar. */
  best: number;
  symbols: string;
};

/** One crew: its rank, its piece, a bar as long as its score is good, and the score. */
export function CrewRow({ row: { crew, score, rank, detail }, measure, best, symbols }: CrewRowProps) {
  return (
    <li className={styles.crew} data-rank={rank} data-crew={crew}>
      <span className={styles.rank}>
        <span className="visually-hidden">Rank </span>
        {rank}
      </span>
      <span className={styles.player}>
        <BoardPlayer crew={crew} isLeader={rank === 1} symbols={symbols} />
      </span>
      <span className={styles.bar} data-percent={barLength(score, best, measure)}>
        {crew}
        {detail && <small className={styles.detail}>{detail}</small>}
      </span>
      <span className={styles.score}>
        {scoreText(score, measure)}
        {measure === 'points' && <span className="visually-hidden"> points</span>}
      </span>
    </li>
  );
}

/** Percent of the lane; even the last crew gets a bar that its name fits into. */
function barLength(score: number, best: number, measure: Measure): number {
  const [part, whole] = measure === 'points' ? [score, best] : [best, score];
  return whole > 0 ? Math.max(46, Math.round((100 * part) / whole)) : 46;
}
