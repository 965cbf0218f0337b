'use client';

import type { MouseEventHandler } from 'react';
import { LIBRARY_PATH, previewHref } from '#lib/test-mode/mode';
import { useCaseStudies } from './case-studies-provider.client.tsx';
import styles from './loaded-studies.module.css';

type LoadedStudiesProps = { slug: string; onShow: MouseEventHandler<HTMLAnchorElement> };

/** What is loaded, one link for each study, and the way back to the published list. */
export function LoadedStudies({ slug, onShow }: LoadedStudiesProps) {
  const { testMode, reset, undoReset } = useCaseStudies();
  const { studies, isSaved } = testMode;
  const isUnknown = slug !== '' && studies !== null && !studies.some((study) => study.slug === slug);
  // One button that changes its word keeps the focus where it is.
  const change = studies ? { label: 'Reset', run: reset } : undoReset && { label: 'Undo', run: undoReset };
  return (
    <section className={styles.loaded} aria-labelledby="loaded">
      <h2 id="loaded" className="h3">
        Loaded
      </h2>
      <p role="status">
        {studies ? countOf(studies.length) : 'Nothing is loaded, so the published list applies.'}
        {studies && !isSaved && ' Not saved: this browser refuses to store them, and a reload loses them.'}
      </p>
      {isUnknown && <p>None of them has the slug &quot;{slug}&quot;.</p>}
      {studies && (
        <ul className={styles.list}>
          {studies.map((study) => (
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
      <p className={styles.actions}>
        {change && (
          <button type="button" className="button" data-variant="plain" onClick={change.run}>
            <i aria-hidden="true" />
            {change.label}
          </button>
        )}
        <a className="go" href={LIBRARY_PATH}>
          Published case studies
        </a>
      </p>
    </section>
  );
}

function countOf(count: number): string {
  return count === 1 ? '1 case study is loaded.' : `${count} case studies are loaded.`;
}
