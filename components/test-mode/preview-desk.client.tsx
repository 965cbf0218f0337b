'use client';

import { useRef, type MouseEvent } from 'react';
import { CaseArticle } from '#components/case-study/case-article';
import { goTo, opensElsewhere, useSearch } from '#components/ui/use-search.client';
import type { CaseStudy } from '#lib/case-studies/schema';
import { slugInAddress } from '#lib/test-mode/mode';
import { ArticleGuard } from './article-guard.client.tsx';
import { CaseStudiesProvider, useCaseStudies } from './case-studies-provider.client.tsx';
import { LoadPanel } from './load-panel.client.tsx';
import { LoadedStudies } from './loaded-studies.client.tsx';
import styles from './preview.module.css';

/** The preview in test mode: a banner that never leaves, the panel, the loaded studies, and the chosen one. */
export function PreviewDesk({ bundled }: { bundled: CaseStudy[] }) {
  return (
    <CaseStudiesProvider bundled={bundled}>
      <Desk />
    </CaseStudiesProvider>
  );
}

function Desk() {
  const { bySlug, testMode } = useCaseStudies();
  const slug = slugInAddress(useSearch());
  const shown = useRef<HTMLDivElement>(null);
  const study = testMode.active && slug ? bySlug(slug) : undefined;
  // The article brings its own first heading.
  const Title = study ? 'p' : 'h1';

  function show(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    goTo(event.currentTarget.href);
    shown.current?.focus({ preventScroll: true });
    shown.current?.scrollIntoView();
  }

  return (
    <>
      <p className={styles.banner}>
        <span className="wrap">Preview, not published: only this browser sees it</span>
      </p>
      <div className={`wrap ${styles.desk}`}>
        <Title className={`display ${styles.title}`}>Case-study preview</Title>
        <div className={styles.columns}>
          <LoadPanel />
          <LoadedStudies slug={slug} onShow={show} />
        </div>
      </div>
      <div ref={shown} tabIndex={-1} className={styles.shown}>
        {study && (
          <ArticleGuard key={JSON.stringify(study)}>
            <CaseArticle study={study} />
          </ArticleGuard>
        )}
      </div>
    </>
  );
}
