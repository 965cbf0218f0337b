'use client';

import { useEffect, useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { decodeFile } from '#lib/test-mode/decode-file';
import { isPresenting, withParameter } from '#lib/test-mode/mode';
import { mapOffset } from '#lib/test-mode/excerpt';
import { applyFixes, findFixes } from '#lib/test-mode/fixes';
import { isTooLarge, MAX_BYTES, rejectSize } from '#lib/test-mode/parse';
import { MAX_DEPTH } from '#lib/test-mode/scan-json';
import { addToList, parseSingleStudy } from '#lib/test-mode/story-list';
import { MAX_ENTRIES, rejectAll, type Validation } from '#lib/test-mode/validate';
import { goTo } from '#components/ui/use-search.client';
import type { Story } from '#lib/test-mode/story-fields';
import { useCaseStudies } from './case-studies-provider.client.tsx';
import { CheckResults, type CheckResult } from './check-results.client.tsx';
import { selectToken } from './select-token.ts';
import { StoryForm } from './story-form.client.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useJsonField } from './use-json-field.ts';
import { useStories } from './use-stories.ts';
import styles from './load-panel.module.css';

/** The time after the last change in the form until it is shown, in milliseconds. */
const LOAD_DELAY_MS = 400;

/** Loads drafts from pasted text, from a file that is selected or dropped, or from the current list. */
export function LoadPanel() {
  const { all, load, testMode } = useCaseStudies();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const field = useJsonField(textarea, () => (testMode.active ? JSON.stringify(all, null, 2) : ''));
  const [checked, setChecked] = useState<CheckResult | null>(null);
  const dropping = useFileDrop((file) => void readFile(file));
  const results = useRef<HTMLDivElement>(null);
  const form = useStories(field);
  const loading = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(loading.current), []);
  // A change just before a reset is not loaded after it.
  const isReset = testMode.studies === null;
  useEffect(() => {
    if (isReset) clearTimeout(loading.current);
  }, [isReset]);

  function showResult(validation: Validation, text = '') {
    const isRepairable = validation.errors.length > 0 && !isTooLarge(text);
    const single = isRepairable ? parseSingleStudy(text) : undefined;
    const fixes = isRepairable && !single ? findFixes(text) : [];
    setChecked((last) => ({ ...validation, text, fixes, single, checkNumber: (last?.checkNumber ?? 0) + 1 }));
  }

  function check() {
    const text = field.text();
    form.read();
    showResult(load(text), text);
  }

  /** Writes what was changed in the form, and shows it as soon as nothing is missing. */
  function write(change: (stories: Story[]) => Story[], index: number) {
    const stories = form.change(change);
    if (!stories) return check();
    const slug = stories[index]?.slug;
    setChecked(null);
    clearTimeout(loading.current);
    loading.current = setTimeout(() => {
      if (load(field.text()).errors.length === 0 && typeof slug === 'string' && !isPresenting(location.search))
        goTo(withParameter(location.href, 'slug', slug), true);
    }, LOAD_DELAY_MS);
  }

  /** Replaces the text, without a check. */
  function replaceText(text: string, message: string) {
    field.setText(text, message);
    setChecked(null);
    form.read();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    check();
  }

  async function readFile(file: File | undefined) {
    if (!file) return;
    if (file.size > MAX_BYTES) return showResult(rejectSize());
    try {
      const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()));
      if (!decoded) return showResult(rejectAll(`${file.name} is not a text file`));
      const { text, encoding } = decoded;
      const hint = encoding ? ` It was read as ${encoding}: check letters such as é, or save it as UTF-8.` : '';
      field.setText(text, `The field holds the text of ${file.name} now.${hint}`);
      check();
    } catch {
      showResult(rejectAll('The file could not be read'));
    }
  }

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    void readFile(input.files?.[0]);
    // Allows selecting the same file again after a correction.
    input.value = '';
  }

  function accept(ids: string[]) {
    field.setText(applyFixes(field.text(), ids), 'The field is changed.');
    check();
    results.current?.focus({ preventScroll: true });
  }

  function loadList(list: unknown[], message: string) {
    field.setText(JSON.stringify(list, null, 2), message);
    check();
  }

  function show(offset: number) {
    if (textarea.current && checked) {
      selectToken(textarea.current, mapOffset(checked.text, field.text(), offset));
    }
  }

  return (
    <div className={styles.both}>
      <StoryForm stories={form.stories} version={form.version} onChange={write} />
      <form className={styles.panel} onSubmit={submit} {...dropping}>
        {testMode.discarded && (
          <div className={styles.notice} role="status">
            <p>{`The case studies of your last visit were removed: ${testMode.discarded.reason}.`}</p>
            <button
              type="button"
              className="go"
              onClick={() => replaceText(testMode.discarded?.text ?? '', 'The field holds their text now.')}
            >
              Put their text into the field
            </button>
          </div>
        )}
        <label className={styles.label} htmlFor="case-studies-json">
          Case studies as JSON
        </label>
        <p id="case-studies-json-hint" className="small">
          Paste a list of up to {MAX_ENTRIES} case studies, or drop a file on this panel: at most 1 MB, and {MAX_DEPTH}{' '}
          levels deep. Nothing is sent anywhere.
        </p>
        <textarea
          id="case-studies-json"
          aria-describedby="case-studies-json-hint"
          aria-invalid={checked !== null && checked.errors.length > 0}
          ref={textarea}
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
            <span>{field.note.message}</span>
            {!field.isDraftSaved && <span> This browser keeps no drafts, so a reload loses the text.</span>}
          </p>
          {field.note.previous !== null && (
            <button
              type="button"
              className={styles.quiet}
              onClick={() => {
                field.undo();
                form.read();
              }}
            >
              Undo<span className="visually-hidden"> the change of the field</span>
            </button>
          )}
        </div>
        <div className={styles.actions}>
          <button type="submit" className="button">
            <i aria-hidden="true" />
            Load
          </button>
          <button
            type="button"
            className={styles.quiet}
            disabled={all.length === 0}
            onClick={() => replaceText(JSON.stringify(all, null, 2), `The field holds ${formatCount(all.length)} now.`)}
          >
            Start from the current list
          </button>
          <button type="button" className={styles.quiet} onClick={() => replaceText('', 'The field is empty now.')}>
            Empty the field
          </button>
          <label className={styles.file}>
            <span>Or choose a file</span>
            <input type="file" accept=".json,.txt,application/json" onChange={choose} />
          </label>
        </div>
        <CheckResults
          ref={results}
          checked={checked}
          onAdd={(study) => loadList(addToList(all, study), 'The field holds the list with it now.')}
          onReplace={(study) => loadList([study], 'The field holds a list with it now.')}
          onAccept={accept}
          onShow={show}
        />
      </form>
    </div>
  );
}

function formatCount(count: number): string {
  return count === 1 ? '1 case study' : `${count} case studies`;
}
