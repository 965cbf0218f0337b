'use client';

import { useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { followEdit } from '#lib/test-mode/excerpt';
import { applyFixes, offeredFixes, type Fix } from '#lib/test-mode/fixes';
import { isTooLarge, MOST_BYTES, refuseSize } from '#lib/test-mode/parse';
import { DEEPEST } from '#lib/test-mode/scan-json';
import { MOST_ENTRIES, refusal, type Validation } from '#lib/test-mode/validate';
import { useCaseStudies } from './case-studies-provider.client.tsx';
import { FixList } from './fix-list.tsx';
import { IssueList } from './issue-list.tsx';
import { showPlace } from './show-place.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useJsonField } from './use-json-field.ts';
import styles from './load-panel.module.css';

type Checked = Validation & { text: string; fixes: Fix[]; round: number };

/** Where drafts come in: pasted, from a file that is chosen or dropped, or from the current list. */
export function LoadPanel() {
  const { caseStudies, load, testMode } = useCaseStudies();
  const box = useRef<HTMLTextAreaElement>(null);
  const field = useJsonField(box);
  const [checked, setChecked] = useState<Checked | null>(null);
  const dropping = useFileDrop((file) => void readFile(file));
  const results = useRef<HTMLDivElement>(null);

  function tell(validation: Validation, text = '') {
    const fixes = validation.errors.length > 0 && !isTooLarge(text) ? offeredFixes(text) : [];
    setChecked((last) => ({ ...validation, text, fixes, round: (last?.round ?? 0) + 1 }));
  }

  function check() {
    const text = field.text();
    tell(load(text), text);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    check();
  }

  async function readFile(file: File | undefined) {
    if (!file) return;
    if (file.size > MOST_BYTES) return tell(refuseSize());
    try {
      field.put(await file.text(), `The field holds the text of ${file.name} now.`);
      check();
    } catch {
      tell(refusal('The file could not be read'));
    }
  }

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    void readFile(input.files?.[0]);
    // The same file can be chosen again after a correction.
    input.value = '';
  }

  function startFromList() {
    field.put(JSON.stringify(caseStudies, null, 2), `The field holds ${countOf(caseStudies.length)} now.`);
    setChecked(null);
  }

  function empty() {
    field.put('', 'The field is empty now.');
    setChecked(null);
  }

  function accept(ids: string[]) {
    field.put(applyFixes(field.text(), ids), 'The field is changed.');
    check();
    results.current?.focus({ preventScroll: true });
  }

  function show(offset: number) {
    if (box.current && checked) {
      showPlace(box.current, followEdit(checked.text, field.text(), offset));
    }
  }

  return (
    <form className={styles.panel} onSubmit={submit} {...dropping}>
      {testMode.loss && (
        <div className={styles.notice} role="status">
          <p>The case studies of your last visit were removed: {testMode.loss.reason}.</p>
          <button
            type="button"
            className="go"
            onClick={() => field.put(testMode.loss?.text ?? '', 'The field holds their text now.')}
          >
            Put their text into the field
          </button>
        </div>
      )}
      <label className={styles.label} htmlFor="case-studies-json">
        Case studies as JSON
      </label>
      <p id="case-studies-json-hint" className="small">
        Paste a list of up to {MOST_ENTRIES} case studies, or drop a file on this panel: at most 1 MB, and {DEEPEST}{' '}
        levels deep. Nothing is sent anywhere.
      </p>
      <textarea
        id="case-studies-json"
        aria-describedby="case-studies-json-hint"
        aria-invalid={checked !== null && checked.errors.length > 0}
        ref={box}
        defaultValue={field.draft}
        onChange={field.onChange}
        rows={12}
        wrap="off"
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className={styles.text}
      />
      <div className={styles.note}>
        <p role="status">
          {field.note.said}
          {!field.isKept && ' This browser keeps no drafts, so a reload loses the text.'}
        </p>
        {field.note.previous !== null && (
          <button type="button" className={styles.quiet} onClick={field.undo}>
            Undo<span className="visually-hidden"> the change of the field</span>
          </button>
        )}
      </div>
      <div className={styles.actions}>
        <button type="submit" className="button">
          <i aria-hidden="true" />
          Load
        </button>
        <button type="button" className={styles.quiet} onClick={startFromList} disabled={caseStudies.length === 0}>
          Start from the current list
        </button>
        <button type="button" className={styles.quiet} onClick={empty}>
          Empty the field
        </button>
        <label className={styles.file}>
          <span>Or choose a file</span>
          <input type="file" accept=".json,.txt,application/json" onChange={choose} />
        </label>
      </div>
      <div ref={results} tabIndex={-1} className={styles.results}>
        {checked && checked.errors.length + checked.warnings.length > 0 && (
          // A new element for each check, so that the same issues are read out again.
          <div key={checked.round}>
            <FixList fixes={checked.fixes} onAccept={accept} />
            <IssueList errors={checked.errors} warnings={checked.warnings} text={checked.text} onShow={show} />
          </div>
        )}
      </div>
    </form>
  );
}

function countOf(count: number): string {
  return count === 1 ? '1 case study' : `${count} case studies`;
}
