'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { MarkedEvent } from '#lib/analytics/events';
import { reportMark } from '#lib/analytics/report-mark';
import { LONGEST_TEXT, tidyText } from '#lib/content/search-text';
import { afterPaint } from './after-paint.client.tsx';
import styles from './search-box.module.css';

type SearchBoxProps = {
  /** Of the field, for its label. */
  id: string;
  /** Where the form goes without React. */
  action: string;
  /** The search as it stands in the address. */
  text: string;
  placeholder: string;
  /** What a search is reported as. */
  report?: MarkedEvent;
  /** False where the server goes on answering the form. */
  isLive?: boolean;
  /** Called with the text as it is typed, once the box shows it. */
  onSearch: (text: string) => void;
  onEnter: () => void;
  /** Fields that the plain form carries along. */
  children?: ReactNode;
};

/**
 * A search box: live with React, a plain form without and wherever `isLive` is false. A letter is painted before it is searched for,
 * and letters that come faster than that are searched for together.
 */
export function SearchBox(props: SearchBoxProps) {
  const { id, action, text, placeholder, report, isLive = true, onSearch, onEnter, children } = props;
  const [typed, setTyped] = useState({ text, isSought: true });
  const box = useRef<HTMLInputElement>(null);
  const type = (text: string) => setTyped({ text, isSought: false });

  const seek = useEffectEvent(() => {
    setTyped({ ...typed, isSought: true });
    if (isLive) onSearch(typed.text);
  });
  useEffect(() => {
    if (typed.isSought) return;
    let isLast = true;
    afterPaint(() => {
      if (isLast) seek();
    });
    return () => {
      isLast = false;
    };
  }, [typed]);

  // What was typed while the scripts were on their way.
  const catchUp = useEffectEvent(() => {
    if (box.current && box.current.value !== box.current.defaultValue) type(box.current.value);
  });
  useLayoutEffect(() => catchUp(), []);

  function submit(event: FormEvent) {
    if (!isLive) return;
    event.preventDefault();
    onEnter();
  }

  return (
    <form className={styles.form} role="search" method="get" action={action} onSubmit={submit}>
      {children}
      <label className={styles.label} htmlFor={id}>
        Search
      </label>
      <input
        ref={box}
        id={id}
        className={styles.box}
        type="search"
        name="q"
        {...(report && reportMark(report))}
        // The address is the truth; what it leaves out, such as a space at the end, stays in the box.
        value={!isLive || !typed.isSought || tidyText(typed.text) === text ? typed.text : text}
        onChange={(event) => type(event.currentTarget.value)}
        placeholder={placeholder}
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
