'use client';

import { useMemo, useRef, type MouseEvent } from 'react';
import { CaseArticle } from '#components/case-study/case-article';
import { CaseNeighbors } from '#components/case-study/case-neighbors';
import { goTo, opensElsewhere, useSearch } from '#components/ui/use-search.client';
import type { CaseStudy } from '#lib/case-studies/schema';
import { differenceOf } from '#lib/test-mode/difference';
import { isPreview, previewHref, slugInAddress } from '#lib/test-mode/mode';
import { isShare, openShare } from '#lib/test-mode/share';
import { ArticleGuard } from './article-guard.client.tsx';
import { CaseStudiesProvider, useCaseStudies } from './case-studies-provider.client.tsx';
import { Comparison } from './comparison.client.tsx';
import { LoadPanel } from './load-panel.client.tsx';
import { LoadedStudies } from './loaded-studies.client.tsx';
import { Overview } from './overview.tsx';
import { PassOn } from './pass-on.client.tsx';
import { PREVIEW_LINKS } from './preview-links.ts';
import styles from './preview.module.css';
import { SharedOffer } from './shared-offer.client.tsx';
import { useFragment } from './use-fragment.ts';

/** The preview in test mode: a banner that never leaves, the panel, the loaded studies, and the chosen one. */
export function PreviewDesk({ bundled }: { bundled?: CaseStudy[] }) {
  return (
    <CaseStudiesProvider bundled={bundled}>
      <Desk />
    </CaseStudiesProvider>
  );
}

function Desk() {
  const { bySlug, caseStudies, featured, published, showShared, testMode } = useCaseStudies();
  const slug = slugInAddress(useSearch());
  const fragment = useFragment();
  const opened = useMemo(() => (isShare(fragment) ? openShare(fragment) : null), [fragment]);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const { active, isShared } = testMode;
  const study = active && slug ? bySlug(slug) : undefined;
  // The article brings its own first heading.
  const Title = study ? 'p' : 'h1';

  function show(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    goTo(event.currentTarget.href);
    lookAtShown();
  }

  function lookAtShown() {
    shown.current?.focus({ preventScroll: true });
    shown.current?.scrollIntoView();
  }

  /** Cards and neighbors lead to other studies of the preview; a shared list would not survive loading the page. */
  function follow(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || opensElsewhere(event)) return;
    if (link.origin !== location.origin || !isPreview(link.pathname) || link.target) return;
    event.preventDefault();
    goTo(link.href);
    lookAtShown();
  }

  /** A single shared study is opened at once. */
  function previewShared(studies: CaseStudy[]) {
    const { added, changed } = differenceOf(published.studies, studies);
    const news = [...added, ...changed.map((one) => one.study)];
    showShared(studies);
    goTo(previewHref(news.length === 1 ? news[0]?.slug : undefined), true);
    lookAtShown();
  }

  function closeOffer() {
    goTo(location.pathname + location.search, true);
    title.current?.focus();
  }

  return (
    <>
      <p className={styles.banner}>
        <span className="wrap">
          {isShared
            ? 'Preview, not published: somebody shared this, and only this tab shows it'
            : 'Preview, not published: only this browser sees it'}
        </span>
      </p>
      <div className={`wrap ${styles.desk}`}>
        <Title ref={title} tabIndex={-1} className={`display ${styles.title}`}>
          Case-study preview
        </Title>
        {opened && <SharedOffer opened={opened} onPreview={previewShared} onClose={closeOffer} />}
        <div className={styles.columns}>
          <LoadPanel />
          <LoadedStudies slug={slug} onShow={show} />
          {active && <Comparison />}
          {active && <PassOn />}
        </div>
      </div>
      <div ref={shown} tabIndex={-1} className={styles.shown} onClick={follow}>
        {active && (
          <ArticleGuard key={study ? JSON.stringify(study) : 'overview'}>
            {study ? (
              <>
                <CaseArticle study={study} />
                <CaseNeighbors study={study} all={caseStudies} links={PREVIEW_LINKS} />
              </>
            ) : (
              <Overview studies={caseStudies} featured={featured} />
            )}
          </ArticleGuard>
        )}
      </div>
    </>
  );
}
