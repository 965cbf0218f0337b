import type { Metadata } from 'next';
import { SceneArt } from '#components/illustration/scene-art';
import { PageFrame } from '#components/layout/page-frame';
import styles from './not-found.module.css';

export const metadata: Metadata = { title: 'Go back 3 spaces', robots: { index: false } };

/** 404, as a rule of play. */
export default function NotFound() {
  return (
    <PageFrame>
      <div className={styles.table}>
        <div className={`wrap ${styles.grid}`}>
          <div>
            <h1 className={`display ${styles.headline}`}>
              <span>Go back </span>
              <span>3 spaces</span>
            </h1>
            <p className="lead">404. This square was never on the board, or a rival team has moved it.</p>
            <div className={styles.actions}>
              <a className="button" href="/">
                <i aria-hidden="true" />
                Back to start
              </a>
              <a className="go" href="/case-studies">
                See past events
              </a>
              <a className="go" href="/get-a-quote">
                Price an event
              </a>
            </div>
          </div>
          <div className={styles.art}>
            <SceneArt name="lost" />
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
