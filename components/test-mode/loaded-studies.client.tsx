'use client';

import type { MouseEventHandler } from 'react';
import { LIBRARY_PATH, libraryHref, previewHref } from '#lib/test-mode/mode';
import { useCaseStudies } from './case-studies-provider.client.tsx';
import styles from './loaded-studies.module.css';

type LoadedStudiesProps = { slug: string; onShow: MouseEventHandler<HTMLAnchorElement> };

/** What is loaded or shared, one link for each study, and the ways back to what was there before. */
export function LoadedStudies({ slug, onShow }: LoadedStudiesProps) {
  const { bySlug, caseStudies, testMode } = useCaseStudies();
  const { active, isShared } = testMode;
  const isUnknown = slug !== '' && active && !bySlug(slug);
  return (
    <section className={styles.loaded} aria-labelledby="loaded">
      <h2 id="loaded" className="h3">
        {isShared ? 'Shared with you' : 'Loaded'}
      </h2>
      <Status />
      {isUnknown && <p>None of them has the slug &quot;{slug}&quot;.</p>}
      {active && (
        <ul className={styles.list}>
          {caseStudies.map((study) => (
            <li key={study.slug}>
              <a
                className="go"
                href={previewHref(study.slug)}
                aria-current={study.slug === slug ? 'page' : undefined}
                onClick={onShow}
              >
                {study.company}: {study.title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Actions />
      <p className={styles.actions}>
        {active && !isShared && (
          <a className="go" href={libraryHref()}>
            See them in the library
          </a>
        )}
        <a className="go" href={LIBRARY_PATH}>
          Published case studies
        </a>
      </p>
    </section>
  );
}

function Status() {
  const { caseStudies, testMode } = useCaseStudies();
  const { active, isSaved, isShared, studies } = testMode;
  if (isShared) {
    return (
      <p role="status">
        {countOf(caseStudies.length)} Only this tab shows the shared list, until it is reloaded.
        {studies && ` What you loaded yourself, ${countWord(studies.length)}, is untouched.`}
      </p>
    );
  }
  return (
    <p role="status">
      {active ? countOf(caseStudies.length) : 'Nothing is loaded, so the published list applies.'}
      {active && !isSaved && ' Not saved: this browser refuses to store them, and a reload loses them.'}
    </p>
  );
}

function Actions() {
  const { closeShared, keepShared, reset, testMode, undoReset } = useCaseStudies();
  const { isShared, studies } = testMode;
  // One button that changes its word keeps the focus where it is.
  const change = studies ? { label: 'Reset', run: reset } : undoReset && { label: 'Undo', run: undoReset };
  return (
    <p className={styles.actions}>
      {isShared && <Action label="Keep them in this browser" onClick={keepShared} />}
      {isShared && <Action label="Close them" onClick={closeShared} />}
      {!isShared && change && <Action label={change.label} onClick={change.run} />}
      {!isShared && studies && undoReset && <Action label="Bring back my own list" onClick={undoReset} />}
    </p>
  );
}

function Action({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="button" data-variant="plain" onClick={onClick}>
      <i aria-hidden="true" />
      {label}
    </button>
  );
}

function countOf(count: number): string {
  return count === 1 ? '1 case study is loaded.' : `${countWord(count)} are loaded.`;
}

function countWord(count: number): string {
  return count === 1 ? '1 case study' : `${count} case studies`;
}
