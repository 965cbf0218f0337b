'use client';

import type { MouseEventHandler } from 'react';
import { LIBRARY_PATH, libraryHref, previewHref } from '#lib/test-mode/mode';
import { useCaseStudies } from './case-studies-provider.client.tsx';
import styles from './loaded-studies.module.css';
import { ShowAsOf } from './show-as-of.client.tsx';
import { LEAVES_TEST_MODE } from './use-test-mode-links.ts';

type LoadedStudiesProps = { slug: string; onShow: MouseEventHandler<HTMLAnchorElement> };

/** The loaded or shared studies, with a link for each, and the buttons that reset or restore them. */
export function LoadedStudies({ slug, onShow }: LoadedStudiesProps) {
  const { all, caseStudies, testMode } = useCaseStudies();
  const { active, isShared } = testMode;
  const isUnknown = slug !== '' && active && !all.some((study) => study.slug === slug);
  return (
    <section className={styles.loaded} aria-labelledby="loaded">
      <h2 id="loaded" className="h3">
        {isShared ? 'Shared with you' : 'Loaded'}
      </h2>
      <Status />
      {isUnknown && <p>{`None of them has the slug "${slug}".`}</p>}
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
                {`${study.company}: ${study.title}`}
              </a>
            </li>
          ))}
        </ul>
      )}
      {active && <ShowAsOf />}
      <Actions />
      <p className={styles.actions}>
        {active && !isShared && (
          <a className="go" href={libraryHref()}>
            See them in the library
          </a>
        )}
        <a className="go" href={LIBRARY_PATH} {...LEAVES_TEST_MODE}>
          Published case studies
        </a>
      </p>
    </section>
  );
}

function Status() {
  const { all, testMode } = useCaseStudies();
  const { active, isSaved, isShared, studies } = testMode;
  if (isShared) {
    return (
      <p role="status">
        <span>{formatLoadedCount(all.length)}</span>
        <span>
          {' '}
          Only this tab shows the shared list, until it is reloaded. Its links to other sites are left out until you
          keep it.
        </span>
        {studies && <span>{` What you loaded yourself, ${formatCount(studies.length)}, is untouched.`}</span>}
      </p>
    );
  }
  return (
    <p role="status">
      <span>{active ? formatLoadedCount(all.length) : 'Nothing is loaded, so the published list applies.'}</span>
      {active && !isSaved && <span> Not saved: this browser refuses to store them, and a reload loses them.</span>}
    </p>
  );
}

function Actions() {
  const { closeShared, storeShared, reset, testMode, undoReset } = useCaseStudies();
  const { isShared, studies } = testMode;
  // One button with a changing label, so that it keeps the focus.
  const change = studies ? { label: 'Reset', run: reset } : undoReset && { label: 'Undo', run: undoReset };
  return (
    <p className={styles.actions}>
      {isShared && <Action label="Keep them in this browser" onClick={storeShared} />}
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
      <span>{label}</span>
    </button>
  );
}

function formatLoadedCount(count: number): string {
  if (count === 0) return 'An empty list is loaded: the site as it would be without case studies.';
  return count === 1 ? '1 case study is loaded.' : `${formatCount(count)} are loaded.`;
}

function formatCount(count: number): string {
  return count === 1 ? '1 case study' : `${count} case studies`;
}
