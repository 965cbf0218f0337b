'use client';

import { useEffect, type RefObject } from 'react';
import type { Fix } from '#lib/test-mode/fixes';
import type { Story } from '#lib/test-mode/story-fields';
import type { Validation } from '#lib/test-mode/validate';
import { FixList } from './fix-list.tsx';
import { IssueList } from './issue-list.tsx';
import styles from './load-panel.module.css';
import { SingleStudyOffer } from './single-study-offer.tsx';

/** What a check of the JSON text found. */
export type CheckResult = Validation & {
  text: string;
  fixes: Fix[];
  /** The case study of a text that is no list. */
  single?: Story;
  /** Grows with each check. */
  checkNumber: number;
};

type CheckResultsProps = {
  ref: RefObject<HTMLDivElement | null>;
  checked: CheckResult | null;
  onAdd: (study: Story) => void;
  onReplace: (study: Story) => void;
  onAccept: (fixIds: string[]) => void;
  onShow: (offset: number) => void;
};

/** The problems of a check, and the offers to repair them. The first error gets the focus, because the list may be below the screen. */
export function CheckResults({ ref, checked, onAdd, onReplace, onAccept, onShow }: CheckResultsProps) {
  const { checkNumber = 0, errors = [], warnings = [], single } = checked ?? {};
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (checkNumber > 0 && hasErrors) ref.current?.querySelector<HTMLElement>('[data-problem]')?.focus();
  }, [checkNumber, hasErrors, ref]);

  return (
    <div ref={ref} tabIndex={-1} className={styles.results}>
      {checked && errors.length + warnings.length > 0 && (
        // A new key for each check, so that screen readers announce the same issues again.
        <div key={checkNumber}>
          {single && <SingleStudyOffer onAdd={() => onAdd(single)} onReplace={() => onReplace(single)} />}
          <FixList fixes={checked.fixes} onAccept={onAccept} />
          <IssueList errors={errors} warnings={warnings} text={checked.text} onShow={onShow} />
        </div>
      )}
    </div>
  );
}
