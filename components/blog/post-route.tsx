import { InlineScene } from '#components/illustration/inline-scene';
import type { Stop } from '#lib/blog/article';
import { drawPawn } from '#lib/illustration/pawn';
import styles from './post-route.module.css';

/**
 * The contents of a post as a route: one stop for each heading. Where the browser can tie a move to scrolling, a player
 * walks along it while somebody reads. Nothing for a post without headings.
 */
export function PostRoute({ stops }: { stops: Stop[] }) {
  if (stops.length === 0) return null;
  return (
    <nav className={styles.route} aria-labelledby="post-route">
      <h2 id="post-route" className="h3">
        The route
      </h2>
      <div className={styles.track}>
        <span className={styles.player} aria-hidden="true">
          <InlineScene scene={drawPawn({ ink: 'b', hat: 'specs', id: 'reader' })} />
        </span>
        <ol className={styles.stops}>
          {stops.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
