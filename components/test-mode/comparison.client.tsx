'use client';

import { useMemo, useState } from 'react';
import type { ShownStudy } from '#lib/case-studies/schema';
import { diffStudies, type FieldChange } from '#lib/test-mode/diff-studies';
import { exportContentFile, type MissingField } from '#lib/test-mode/export';
import { exportPackage, localAddresses } from '#lib/test-mode/export-package';
import { useCaseStudies } from './case-studies-provider.client.tsx';
import styles from './comparison.module.css';
import { saveBlob, saveFile } from './save-file.ts';

/** The differences between the loaded list and the published one. Each new or changed study can be downloaded as a content file. */
export function Comparison() {
  const { all, published } = useCaseStudies();
  const { added, changed, removed, same } = useMemo(
    () => diffStudies(published.studies, all),
    [published.studies, all],
  );
  const counts = [
    `${added.length} added`,
    `${changed.length} changed`,
    `${removed.length} removed`,
    `${same.length} the same`,
  ];
  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <h2 id="comparison" className="h3">
        Compared with the published list
      </h2>
      {published.status === 'waiting' && <p role="status">Fetching the published list.</p>}
      {published.status === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p>The published list could not be fetched, so there is nothing to compare with yet.</p>
          <button type="button" className="button" data-variant="plain" onClick={published.fetchAgain}>
            <i aria-hidden="true" />
            Try again
          </button>
        </div>
      )}
      {published.status === 'ready' && (
        <>
          <p role="status">{`${counts.join(', ')}.`}</p>
          {added.map((study) => (
            <Study key={study.slug} kind="Added" study={study} />
          ))}
          {changed.map(({ study, changes }) => (
            <Study key={study.slug} kind="Changed" study={study} changes={changes} />
          ))}
          {removed.length > 0 && <p>{`Removed: ${removed.map(formatName).join('; ')}.`}</p>}
        </>
      )}
    </section>
  );
}

type StudyProps = { kind: 'Added' | 'Changed'; study: ShownStudy; changes?: FieldChange[] };

function Study({ kind, study, changes = [] }: StudyProps) {
  return (
    <details className={styles.study}>
      <summary>
        <span className={styles.kind}>{kind}</span> <bdi>{formatName(study)}</bdi>
        {changes.length > 0 && <small>{changes.length === 1 ? '1 change' : `${changes.length} changes`}</small>}
      </summary>
      {changes.length > 0 && (
        <dl>
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                <span className="visually-hidden">Before: </span>
                {before === null ? <i>nothing</i> : <del dir="auto">{before}</del>}
              </dd>
              <dd>
                <span className="visually-hidden">Now: </span>
                {after === null ? <i>nothing</i> : <ins dir="auto">{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ContentFile study={study} />
    </details>
  );
}

type Saved = { name: string; pictures: number; missingFields: MissingField[] };

/** Downloads a study as a content file, or with its pictures of this device as a zip file, and lists what still prevents its publication. */
function ContentFile({ study }: { study: ShownStudy }) {
  const { files } = useCaseStudies();
  const [saved, setSaved] = useState<Saved | null>(null);
  const pictures = localAddresses(study, files).length;

  async function save() {
    if (pictures > 0) {
      const { blob, ...zip } = await exportPackage(study, files);
      saveBlob(zip.name, blob);
      setSaved(zip);
    } else {
      const file = exportContentFile(study);
      saveFile(file);
      setSaved({ ...file, pictures: 0 });
    }
  }

  return (
    <>
      <button type="button" className="button" data-variant="plain" onClick={() => void save()}>
        <i aria-hidden="true" />
        {pictures > 0 ? 'Download with its pictures' : 'Download as a content file'}
      </button>
      <div role="status">
        {saved && <p>{describeSaved(saved, study.slug)}</p>}
        {saved && saved.missingFields.length > 0 && (
          <ul>
            {saved.missingFields.map(({ field, problem }) => (
              <li key={field}>
                <b>{field}</b>
                <span>{`: ${problem}`}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function describeSaved({ name, pictures, missingFields }: Saved, slug: string): string {
  const count = pictures === 1 ? '1 picture or film' : `${pictures} pictures and films`;
  const unpack = pictures > 0 ? `Unpack ${name} in the folder of the site: it has the content file and ${count}. ` : '';
  if (missingFields.length > 0) {
    return `${unpack}${name} is a draft. The content check names what a published case study still needs:`;
  }
  if (unpack) return `${unpack}The content file is complete.`;
  return `${name} is complete. Put it into content/case-studies, with its pictures in the folder ${slug}.`;
}

function formatName({ company, title }: ShownStudy): string {
  return `${company}: ${title}`;
}
