import { PawnArt, type PawnArtProps } from '#components/illustration/pawn-art';
import type { SectionOf } from '#lib/pages/sections';
import styles from './cta.module.css';
import { withFrom } from './with-from.ts';

const QUEUE: PawnArtProps[] = [
  { ink: 'd', hat: 'specs' },
  { ink: 'w', hat: 'curls' },
  { ink: 'a', hat: 'bowler' },
];

/** A call to action: a line in capitals, its button, and three players in a queue. */
export function Cta({
  id,
  ground = 'marigold',
  title,
  lead,
  action,
  second,
  from,
}: SectionOf<'cta'> & { from: string }) {
  return (
    <section id={id} data-ground={ground} className={styles.section}>
      <div className={`wrap ${styles.frame}`}>
        <h2 className={`display ${styles.title}`} data-long={title.length > 30 || undefined}>
          {title}
        </h2>
        <div className={styles.content}>
          {lead && <p className="lead">{lead}</p>}
          <p className={styles.actions}>
            <a
              className="button"
              data-variant={ground === 'ink' ? 'hot' : undefined}
              href={withFrom(action.href, from)}
            >
              <i aria-hidden="true" />
              {action.text}
            </a>
            {second && (
              <a className="go" href={withFrom(second.href, from)}>
                {second.text}
              </a>
            )}
          </p>
        </div>
        <div className={styles.queue}>
          {QUEUE.map((look) => (
            <span key={look.hat} className={styles.player}>
              <PawnArt {...look} fit="xMidYMax meet" />
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
