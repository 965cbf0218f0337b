import type { BoardMessage } from '#lib/integrations/leaderboard/board-message';
import type { ranked } from '#lib/integrations/leaderboard/ranked';
import { formatScore } from '#lib/integrations/leaderboard/format-score';
import { BoardPlayer } from './board-player.tsx';
import styles from './podium.module.css';

const STEPS = 3;

type PodiumProps = {
  /** All crews, best first. */
  crews: (Pick<ReturnType<typeof ranked>[number], 'crew' | 'score' | 'rank'> & { detail?: string })[];
  measure: BoardMessage['measure'];
  symbols: string;
};

/** The best three crews, each on a step for its rank. Crews that share a rank have steps of the same height. */
export function Podium({ crews, measure, symbols }: PodiumProps) {
  if (crews.length === 0) return null;
  return (
    <ol className={styles.podium}>
      {crews.slice(0, STEPS).map(({ crew, detail, score, rank }) => (
        <li key={`${crew} ${detail}`} className={styles.place} data-rank={rank}>
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
