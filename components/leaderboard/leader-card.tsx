import type { BoardMessage } from '#lib/leaderboard/board-message';
import type { Moment } from '#lib/leaderboard/board-state';
import { ranked } from '#lib/leaderboard/ranked';
import { scoreText } from '#lib/leaderboard/score-text';
import { BoardPlayer } from './board-player.tsx';
import styles from './leader-card.module.css';

type LeaderCardProps = { board: BoardMessage; symbols: string; moment: Moment | null; isTriggered: boolean };

/** Who is ahead while a game runs. A new leader hops onto the card once. */
export function LeaderCard({ board: { rows, measure }, symbols, moment, isTriggered }: LeaderCardProps) {
  const leaders = ranked(rows, measure).filter(({ rank }) => rank === 1);
  const [leader] = leaders;
  if (!leader) return <p className={styles.card}>No scores yet. Crews are still choosing their names.</p>;
  return (
    <div className={styles.card} data-triggered={isTriggered || undefined} key={moment?.number}>
      <span className={styles.player}>
        <BoardPlayer crew={leader.crew} isLeader symbols={symbols} />
      </span>
      <p>
        {isTriggered ? 'New in the lead' : leaders.length > 1 ? 'Sharing the lead' : 'In the lead'}
        {leaders.map(({ crew }) => (
          <b key={crew} className={`h3 ${styles.crew}`}>
            {crew}
          </b>
        ))}
        <span className={styles.score}>
          {scoreText(leader.score, measure)} {measure === 'points' && 'points'}
        </span>
      </p>
    </div>
  );
}
