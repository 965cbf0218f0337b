import { showsDrafts } from '#lib/content/visibility';
import styles from './feed-square.module.css';

/** The last square of the board: links to the RSS and JSON feeds. A site with drafts has none. */
export function FeedSquare() {
  if (showsDrafts()) return null;
  return (
    <div className={styles.square}>
      <p className="h3">No newsletter. A feed.</p>
      <p>Every post in full, in the reader of your choice.</p>
      <p className={styles.links}>
        <a className="go" href="/feed.xml">
          RSS
        </a>
        <a className="go" href="/feed.json">
          JSON Feed
        </a>
      </p>
    </div>
  );
}
