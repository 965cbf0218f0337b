import { Portrait } from '#components/ui/portrait';
import { toAnchorId } from '#lib/content/to-anchor-id';
import type { Host } from '#lib/pages/lists';
import styles from './post-author.module.css';

/** The author of a post: a host, with one line about them and the best wrong answer they heard from players. */
export function PostAuthor({ host, ground }: { host: Host; ground: string }) {
  const { name, city, languages, line, wrongAnswer } = host;
  return (
    <aside id="post-author" className={styles.author} data-ground={ground} aria-labelledby="post-author-name">
      <Portrait src={host.avatar} large isOnColor />
      <div className={styles.content}>
        <p className={styles.by}>Written by</p>
        <h2 id="post-author-name" className="h3">
          {name}
        </h2>
        <p>{line}</p>
        <p>
          Hosts in {languages.replace(/, ([^,]+)$/, ' and $1')}, from {city}. <b>Best wrong answer:</b> {wrongAnswer}
        </p>
        <p>
          <a className="go" href={`/about#${toAnchorId(name)}`}>
            Meet all our hosts
          </a>
        </p>
      </div>
    </aside>
  );
}
