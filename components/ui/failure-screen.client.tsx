'use client';

import type { FormEvent } from 'react';
import styles from './failure-screen.module.css';

/**
 * The error screen of a page that failed to render (specification section 8). A form without an action requests the URL of
 * its page again, also without JavaScript.
 */
export function FailureScreen() {
  return (
    <main id="main" className={styles.screen}>
      <h1>Something went wrong</h1>
      <p>We&apos;re sorry, but an error occurred while rendering the page.</p>
      <form onSubmit={reload}>
        <button type="submit" className="button" data-variant="hot">
          <i aria-hidden="true" />
          Refresh the page
        </button>
      </form>
      <p>
        <a className="go" href="/">
          Back to start
        </a>
      </p>
    </main>
  );
}

/** Keeps the query string, which the form submission drops. */
function reload(event: FormEvent) {
  event.preventDefault();
  location.reload();
}
