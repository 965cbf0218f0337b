'use client';

import { useEffect } from 'react';
import { goTo } from '#components/ui/use-search.client';
import { getNeighbors } from '#lib/case-studies/related';
import type { ShownStudy } from '#lib/case-studies/schema';
import { getBoardHref } from '#lib/hunt/hunt-query';
import { withParameter } from '#lib/test-mode/mode';
import { useCaseStudies } from './case-studies-provider.client.tsx';
import styles from './present.module.css';

/** Shows the study full screen, as a visitor sees it. Beside it is the link to a hunt on a board in the client's name and color. */
export function PresentButton({ study: { company, primaryColor } }: { study: ShownStudy }) {
  const boardHref = getBoardHref(company, primaryColor ?? '');

  function present() {
    goTo(withParameter(location.href, 'present', 'true'));
    scrollTo(0, 0);
    // Browsers can refuse it, and some have it for videos only.
    document.documentElement.requestFullscreen?.().catch(() => {});
  }

  return (
    <p className={styles.actions}>
      <button type="button" className="button" data-variant="hot" onClick={present}>
        <i aria-hidden="true" />
        Present
      </button>
      {boardHref && (
        <a className="go" href={boardHref}>
          {`Play on ${company}’s board`}
        </a>
      )}
    </p>
  );
}

/** The one line above a presented study. Arrow keys go to the next and the previous study, Escape returns to the desk. */
export function PresentBanner({ study }: { study: ShownStudy }) {
  const { caseStudies, storeShared, testMode } = useCaseStudies();
  const { previous, next } = getNeighbors(study, caseStudies);

  function show(other: ShownStudy | undefined) {
    if (!other) return;
    goTo(withParameter(location.href, 'slug', other.slug));
    scrollTo(0, 0);
  }

  function end() {
    goTo(withParameter(location.href, 'present', ''));
    if (document.fullscreenElement) void document.exitFullscreen();
  }

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isElsewhere =
        event.target instanceof Element && event.target.closest('dialog, input, textarea, select, video');
      if (isElsewhere || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (event.key === 'ArrowRight') show(next);
      else if (event.key === 'ArrowLeft') show(previous);
      else if (event.key === 'Escape') end();
    }
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  });

  return (
    <div className={styles.banner}>
      <div className={`wrap ${styles.line}`}>
        <p>{describe(testMode)}</p>
        <div className={styles.actions}>
          {testMode.isShared && (
            <button type="button" className="go" onClick={storeShared}>
              Keep it
            </button>
          )}
          <button type="button" className="go" aria-disabled={!previous} onClick={() => show(previous)}>
            Prev<span className="visually-hidden">ious case study</span>
          </button>
          <button type="button" className="go" aria-disabled={!next} onClick={() => show(next)}>
            Next<span className="visually-hidden"> case study</span>
          </button>
          <button type="button" className="go" aria-label="Back to the desk" onClick={end}>
            Desk
          </button>
        </div>
      </div>
    </div>
  );
}

function describe({ active, isShared, sharedBy }: ReturnType<typeof useCaseStudies>['testMode']): string {
  if (!active) return 'Published case study';
  return isShared && sharedBy ? `Preview, not published, from ${sharedBy}` : 'Preview, not published';
}
