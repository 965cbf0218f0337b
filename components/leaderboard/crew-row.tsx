import type { Measure } from '#lib/integrations/leaderboard/board-message';
import type { BestRow } from '#lib/integrations/leaderboard/best-of';
import { formatScore } from '#lib/integrations/leaderboard/format-score';
import { BoardPlayer } from './board-player.tsx';
import styles from './crew-row.module.css';

type CrewRowProps = {
  row: Pick<BestRow, 'crew' | 'score'> & { rank: number; detail?: string };
  measure: Measure;
  /** The best score of the board, which has the longest bar. */
  best: number;
  symbols: string;
};

/** One crew: its rank, its piece, a bar in proportion to its score, and the score. */
export function CrewRow({ row: { crew, score, rank, detail }, measure, best, symbols }: CrewRowProps) {
  return (
    <li className={styles.crew} data-rank={rank} data-crew={crew}>
      <span className="visually-hidden">Rank </span>
      <span className={styles.rank}>{rank}</span>
      <span className={styles.player}>
        <BoardPlayer crew={crew} isLeader={rank === 1} symbols={symbols} />
      </span>
      <span className={styles.bar} data-percent={barLength(score, best, measure)}>
        {crew}
        {detail && <small className={styles.detail}>{detail}</small>}
      </span>
      <span className={styles.score}>{formatScore(score, measure)}</span>
      {measure === 'points' && <span className="visually-hidden"> points</span>}
    </li>
  );
}

/** The length of the bar in percent. The minimum leaves room for the name of the crew. */
function barLength(score: number, best: number, measure: Measure): number {
  const [part, whole] = measure === 'points' ? [score, best] : [best, score];
  return whole > 0 ? Math.max(46, Math.round((100 * part) / whole)) : 46;
}
