'use client';

import { useMemo, useRef, type MouseEvent } from 'react';
import { CaseArticle } from '#components/case-study/article/case-article';
import { CaseNeighbors } from '#components/case-study/article/case-neighbors';
import { goTo, isModifiedClick, useSearch } from '#components/ui/use-search.client';
import type { ShownStudy } from '#lib/case-studies/schema';
import { renderMarkdown, renderOwnLinksOnly } from '#lib/content/markdown';
import { diffStudies } from '#lib/test-mode/diff-studies';
import { isPreviewPath, isPresenting, previewHref, getSlug, withParameter } from '#lib/test-mode/mode';
import { createShareLink, isShareFragment, MAX_LINK_LENGTH, parseShareFragment } from '#lib/test-mode/share';
import { ArticleErrorBoundary } from './article-error-boundary.client.tsx';
import { CaseStudiesProvider, useCaseStudies } from './case-studies-provider.client.tsx';
import { Comparison } from './comparison.client.tsx';
import { LoadPanel } from './load-panel.client.tsx';
import { LoadedStudies } from './loaded-studies.client.tsx';
import { Overview } from './overview.tsx';
import { PresentBanner, PresentButton } from './present.client.tsx';
import { SharePanel } from './share-panel.client.tsx';
import { PREVIEW_LINKS } from './preview-links.ts';
import styles from './preview.module.css';
import { SharedOffer } from './shared-offer.client.tsx';
import { useFragment } from './use-fragment.ts';
import { usePromiseValue } from './use-promise-value.ts';

/** The preview in test mode: a permanent banner, the panel that loads text, the loaded studies, and the selected one. */
export function PreviewDesk({ bundled }: { bundled?: ShownStudy[] }) {
  return (
    <CaseStudiesProvider bundled={bundled}>
      <Desk />
    </CaseStudiesProvider>
  );
}

function Desk() {
  const { bySlug, caseStudies, featured, published, shareable, showShared, testMode } = useCaseStudies();
  const search = useSearch();
  const slug = getSlug(search);
  const fragment = useFragment();
  const opened = useMemo(() => (isShareFragment(fragment) ? parseShareFragment(fragment) : null), [fragment]);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const { active, isShared } = testMode;
  const study = slug ? bySlug(slug) : undefined;
  const shareLink = useShareLink(active && study ? shareable.find((one) => one.slug === study.slug) : undefined);
  const presents = isPresenting(search) && study !== undefined;
  // The article has its own h1.
  const Title = study ? 'p' : 'h1';

  function show(event: MouseEvent<HTMLAnchorElement>) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    goTo(event.currentTarget.href);
    scrollToArticle();
  }

  function scrollToArticle() {
    shown.current?.focus({ preventScroll: true });
    shown.current?.scrollIntoView();
  }

  /** Follows links to other studies of the preview without a page load, which would discard a shared list. */
  function follow(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || isModifiedClick(event)) return;
    if (link.origin !== location.origin || !isPreviewPath(link.pathname) || link.target) return;
    event.preventDefault();
    goTo(link.href);
    scrollToArticle();
  }

  /** Shows the shared list; a single new or changed study opens at once. */
  function previewShared(studies: ShownStudy[], from?: string) {
    const { added, changed } = diffStudies(published.studies, studies);
    const newStudies = [...added, ...changed.map((one) => one.study)];
    showShared(studies, from);
    const href = new URL(previewHref(newStudies.length === 1 ? newStudies[0]?.slug : undefined), location.href).href;
    goTo(newStudies.length === 1 ? withParameter(href, 'present', 'true') : href, true);
    scrollToArticle();
  }

  function closeOffer() {
    goTo(location.pathname + location.search, true);
    title.current?.focus();
  }

  return (
    <>
      {presents ? (
        <PresentBanner study={study} />
      ) : (
        <p className={styles.banner}>
          <span className="wrap">{bannerOf(testMode, study !== undefined)}</span>
        </p>
      )}
      <div className={`wrap ${styles.desk}`} hidden={presents}>
        <Title ref={title} tabIndex={-1} className={`display ${styles.title}`}>
          Case-study preview
        </Title>
        {study && <PresentButton study={study} />}
        {opened && <SharedOffer opened={opened} onPreview={previewShared} onClose={closeOffer} />}
        <div className={styles.columns}>
          <LoadPanel />
          <div className={styles.column}>
            <LoadedStudies slug={slug} onShow={show} />
            {active && <Comparison />}
            {active && <SharePanel />}
          </div>
        </div>
      </div>
      <div ref={shown} tabIndex={-1} className={styles.shown} onClick={follow}>
        {(active || study) && (
          <ArticleErrorBoundary key={study ? JSON.stringify(study) : 'overview'}>
            {study ? (
              <>
                <CaseArticle
                  study={study}
                  shareUrl={active ? (shareLink ?? location.href) : undefined}
                  renderText={isShared ? renderOwnLinksOnly : renderMarkdown}
                />
                <CaseNeighbors study={study} all={caseStudies} links={PREVIEW_LINKS} />
              </>
            ) : (
              <Overview studies={caseStudies} featured={featured} />
            )}
          </ArticleErrorBoundary>
        )}
      </div>
    </>
  );
}

/** Says what the page shows. */
function bannerOf(
  { active, isShared, sharedBy }: { active: boolean; isShared: boolean; sharedBy: string },
  isArticle: boolean,
): string {
  if (isShared) return `Preview, not published: ${sharedBy || 'somebody'} shared this, and only this tab shows it`;
  if (active) return 'Preview, not published: only this browser sees it';
  return isArticle ? 'Nothing is loaded: this case study is the published one' : 'Preview: nothing is loaded yet';
}

/** The link that shows the study to another person; null until it is ready, without a study, and when it is too long. */
function useShareLink(study: ShownStudy | undefined): string | null {
  const { published } = useCaseStudies();
  const { studies, status } = published;
  const promise = useMemo(
    () => (study && status === 'ready' ? createShareLink(location.origin, studies, [study]) : null),
    [study, status, studies],
  );
  const link = usePromiseValue(promise);
  return link && link.length <= MAX_LINK_LENGTH ? link : null;
}
