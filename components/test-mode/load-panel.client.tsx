'use client';

import { useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { MOST_BYTES, refuseSize } from '#lib/test-mode/parse';
import { MOST_ENTRIES, refusal, type Validation } from '#lib/test-mode/validate';
import { useCaseStudies } from './case-studies-provider.client.tsx';
import { IssueList } from './issue-list.tsx';
import styles from './load-panel.module.css';

/** Where drafts come in: pasted, or from a file. */
export function LoadPanel() {
  const { load, testMode } = useCaseStudies();
  const [validation, setValidation] = useState<Validation | null>(null);
  const text = useRef<HTMLTextAreaElement>(null);

  function check(event: SyntheticEvent) {
    event.preventDefault();
    setValidation(load(text.current?.value ?? ''));
  }

  async function readFile({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0];
    if (!file) return;
    // The same file can be chosen again after a correction.
    input.value = '';
    if (file.size > MOST_BYTES) return setValidation(refuseSize());
    try {
      const content = await file.text();
      putText(content);
      setValidation(load(content));
    } catch {
      setValidation(refusal('The file could not be read'));
    }
  }

  function putText(content: string) {
    if (text.current) text.current.value = content;
  }

  return (
    <form className={styles.panel} onSubmit={check}>
      {testMode.loss && (
        <div className={styles.notice} role="status">
          <p>The case studies of your last visit were removed: {testMode.loss.reason}.</p>
          <button type="button" className="go" onClick={() => putText(testMode.loss?.text ?? '')}>
            Put their text into the field
          </button>
        </div>
      )}
      <label className={styles.label} htmlFor="case-studies-json">
        Case studies as JSON
      </label>
      <p id="case-studies-json-hint" className="small">
        A list of up to {MOST_ENTRIES} case studies, at most 1 MB. Nothing is sent anywhere.
      </p>
      <textarea
        id="case-studies-json"
        aria-describedby="case-studies-json-hint"
        ref={text}
        rows={12}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className={styles.text}
      />
      <div className={styles.actions}>
        <button type="submit" className="button">
          <i aria-hidden="true" />
          Load
        </button>
        <label className={styles.file}>
          <span>Or choose a file</span>
          <input type="file" accept=".json,application/json" onChange={readFile} />
        </label>
      </div>
      {validation && validation.errors.length + validation.warnings.length > 0 && (
        <IssueList errors={validation.errors} warnings={validation.warnings} />
      )}
    </form>
  );
}
