import type { BoardMessage } from '#lib/integrations/leaderboard/board-message';
import type { Celebration } from '#lib/integrations/leaderboard/board-state';
import { ranked } from '#lib/integrations/leaderboard/ranked';
import { formatScore } from '#lib/integrations/leaderboard/format-score';
import { BoardPlayer } from './board-player.tsx';
import styles from './leader-card.module.css';

type LeaderCardProps = { board: BoardMessage; symbols: string; celebration: Celebration | null; isTriggered: boolean };

/** The leader of a running game. A new leader hops onto the card once. */
export function LeaderCard({ board: { rows, measure }, symbols, celebration, isTriggered }: LeaderCardProps) {
  const leaders = ranked(rows, measure).filter(({ rank }) => rank === 1);
  const [leader] = leaders;
  if (!leader) return <p className={styles.card}>No scores yet. Crews are still choosing their names.</p>;
  return (
    <div className={styles.card} data-triggered={isTriggered || undefined} key={celebration?.number}>
      <span className={styles.player}>
        <BoardPlayer crew={leader.crew} isLeader symbols={symbols} />
      </span>
      <p>
        <span>{isTriggered ? 'New in the lead' : leaders.length > 1 ? 'Sharing the lead' : 'In the lead'}</span>
        {leaders.map(({ crew }) => (
          <b key={crew} className={`h3 ${styles.crew}`}>
            {crew}
          </b>
        ))}
        <span className={styles.score}>
          {`${formatScore(leader.score, measure)}${measure === 'points' ? ' points' : ''}`}
        </span>
      </p>
    </div>
  );
}
