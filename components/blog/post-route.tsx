import { PawnArt } from '#components/illustration/pawn-art';
import type { SectionHeading } from '#lib/blog/article';
import styles from './post-route.module.css';

/**
 * The table of contents of a post, drawn as a route with one stop for each heading. In browsers with scroll-driven
 * animations a player walks along it with the scroll position. Renders nothing for a post without headings.
 */
export function PostRoute({ stops }: { stops: SectionHeading[] }) {
  if (stops.length === 0) return null;
  return (
    <nav className={styles.route} aria-labelledby="post-route">
      <h2 id="post-route" className="h3">
        The route
      </h2>
      <div className={styles.track}>
        <span className={styles.player} aria-hidden="true">
          <PawnArt ink="b" hat="specs" />
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
