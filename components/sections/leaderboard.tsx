import { InlineScene } from '#components/illustration/inline-scene';
import { SITE_TIME_ZONE } from '#lib/content/time-zone';
import { drawPawn, type Hat, type PawnInk } from '#lib/illustration/pawn';
import { getLeaderboard } from '#lib/site/read';
import type { SectionOf } from '#lib/site/sections';
import styles from './leaderboard.module.css';
import { ranked } from './ranked.ts';
import { Section } from './section.tsx';

const PLAYERS: { ink: PawnInk; hat: Hat }[] = [
  { ink: 'b', hat: 'crown' },
  { ink: 'd', hat: 'bob' },
  { ink: 'a', hat: 'curls' },
  { ink: 'w', hat: 'bowler' },
  { ink: 'f', hat: 'beret' },
  { ink: 'd', hat: 'phones' },
];

/** The last board: this event as bars, all events as a list, and how fresh the scores are. */
export function Leaderboard({ id, ground, title, lead }: SectionOf<'leaderboard'>) {
  const { event, place, updated, local, global } = getLeaderboard();
  const crews = ranked(local);
  const best = crews[0]?.points ?? 0;
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <div className={styles.boards}>
        <div>
          <h3 className="h3">
            {event}, {place}
          </h3>
          <p className={styles.fresh}>Final board. Last score {momentOf(updated)}.</p>
          <ol className={styles.bars}>
            {crews.map(({ rank, crew, points }, index) => (
              <li key={crew} className={styles.crew} data-rank={rank}>
                <span className={styles.rank}>
                  <span className="visually-hidden">Rank </span>
                  {rank}
                </span>
                <span className={styles.player}>
                  <InlineScene scene={drawPawn({ ...player(index), id: `crew-${index}` })} fit="xMidYMax meet" />
                </span>
                <span className={styles.bar} style={{ width: `${barLength(points, best)}%` }}>
                  {crew}
                </span>
                <span className={styles.points}>
                  {points.toLocaleString('en-US')}
                  <span className="visually-hidden"> points</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3 className="h3">All events so far</h3>
          <p className={styles.fresh}>Points, best crews first.</p>
          <ol className={styles.list}>
            {ranked(global).map(({ rank, crew, place: city, points }) => (
              <li key={crew + city} className={styles.row}>
                <span className={styles.rank}>
                  <span className="visually-hidden">Rank </span>
                  {rank}
                </span>
                <span>
                  <b>{crew}</b>
                  <br />
                  {city}
                </span>
                <span className={styles.points}>
                  {points.toLocaleString('en-US')}
                  <span className="visually-hidden"> points</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

function player(index: number) {
  return PLAYERS[index % PLAYERS.length] ?? { ink: 'a' as const };
}

/** Percent of the lane; even the last crew gets a bar that its name fits into. */
function barLength(points: number, best: number): number {
  return best > 0 ? Math.max(46, Math.round((100 * points) / best)) : 46;
}

/** A moment for people, such as "3:42 pm Pacific, Nov 12". */
function momentOf(instant: string): string {
  const moment = new Date(instant);
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: SITE_TIME_ZONE }).format(moment);
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: SITE_TIME_ZONE }).format(
    moment,
  );
  return `${time.replace(/\s/g, ' ').toLowerCase()} Pacific, ${day}`;
}
