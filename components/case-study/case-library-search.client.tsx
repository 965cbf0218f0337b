'use client';

import { useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { reportMark } from '#lib/analytics/report-mark';
import { LONGEST_TEXT, tidyText, type Filters } from '#lib/case-studies/filters';
import styles from './case-library-search.module.css';

type CaseLibrarySearchProps = {
  filters: Filters;
  /** True when the list follows the typing; the server answers the form otherwise. */
  isLive: boolean;
  /** Called with the text as it is typed. */
  onSearch: (text: string) => void;
  onEnter: () => void;
};

/** The search box: live with React, a plain form that carries the other filters along without. */
export function CaseLibrarySearch({ filters, isLive, onSearch, onEnter }: CaseLibrarySearchProps) {
  const [typed, setTyped] = useState(filters.q);
  const box = useRef<HTMLInputElement>(null);
  const { categories, size, format, city } = filters;
  const others = [...categories.map((one) => ['category', one]), ['size', size], ['format', format], ['city', city]];

  function search(text: string) {
    setTyped(text);
    if (isLive) onSearch(text);
  }

  // What was typed while the scripts were on their way.
  const catchUp = useEffectEvent(() => {
    if (box.current && box.current.value !== box.current.defaultValue) search(box.current.value);
  });
  useLayoutEffect(() => catchUp(), []);

  function submit(event: FormEvent) {
    if (!isLive) return;
    event.preventDefault();
    onEnter();
  }

  return (
    <form className={styles.form} role="search" method="get" action="/case-studies" onSubmit={submit}>
      {others.map(([name, value]) => value && <input key={value} type="hidden" name={name} value={value} />)}
      <label className={styles.label} htmlFor="case-search">
        Search
      </label>
      <input
        ref={box}
        id="case-search"
        className={styles.box}
        type="search"
        name="q"
        {...reportMark({ event: 'case_filter', filter: 'search' })}
        // The address is the truth; what it leaves out, such as a space at the end, stays in the box.
        value={!isLive || tidyText(typed) === filters.q ? typed : filters.q}
        onChange={(event) => search(event.currentTarget.value)}
        placeholder="A company, a city, a word"
        maxLength={LONGEST_TEXT}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" className="button">
        <i aria-hidden="true" />
        Search
      </button>
    </form>
  );
}
