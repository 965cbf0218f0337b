'use client';

import styles from './failure-screen.module.css';

/** What a visitor sees when a page cannot be rendered (specification section 8). */
export function FailureScreen() {
  return (
    <main id="main" className={styles.screen}>
      <h1>Something went wrong</h1>
      <p>We&apos;re sorry, but an error occurred while rendering the page.</p>
      <p>
        <button type="button" className="button" data-variant="hot" onClick={() => location.reload()}>
          <i aria-hidden="true" />
          Refresh the page
        </button>
      </p>
      <p>
        <a className="go" href="/">
          Back to start
        </a>
      </p>
    </main>
  );
}
