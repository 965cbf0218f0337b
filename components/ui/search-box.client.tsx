'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { MarkupEvent } from '#lib/integrations/analytics/events';
import { reportAttribute } from '#lib/integrations/analytics/report-attributes';
import { MAX_SEARCH_LENGTH, normalizeSearchText } from '#lib/content/search-text';
import { afterPaint } from './after-paint.client.tsx';
import styles from './search-box.module.css';

type SearchBoxProps = {
  /** Id of the input, for its label. */
  id: string;
  /** Action of the form before hydration. */
  action: string;
  /** The search text in the URL. */
  text: string;
  placeholder: string;
  /** Analytics event of a search. */
  report?: MarkupEvent;
  /** False where the server answers the form also after hydration. */
  isLive?: boolean;
  /** Called with the typed text after it has been painted. */
  onSearch: (text: string) => void;
  onEnter: () => void;
  /** Further fields of the form. */
  children?: ReactNode;
};

/**
 * A search box: it searches while typing after hydration, and is a form before that and where `isLive` is false. A typed
 * letter is painted before the search runs, and letters typed within that time share one search.
 */
export function SearchBox(props: SearchBoxProps) {
  const { id, action, text, placeholder, report, isLive = true, onSearch, onEnter, children } = props;
  const [typed, setTyped] = useState({ text, isSearched: true });
  const box = useRef<HTMLInputElement>(null);
  const type = (text: string) => setTyped({ text, isSearched: false });

  const search = useEffectEvent(() => {
    setTyped({ ...typed, isSearched: true });
    if (isLive) onSearch(typed.text);
  });
  useEffect(() => {
    if (typed.isSearched) return;
    let isLast = true;
    afterPaint(() => {
      if (isLast) search();
    });
    return () => {
      isLast = false;
    };
  }, [typed]);

  // The text that was typed before hydration.
  const adoptTypedText = useEffectEvent(() => {
    if (box.current && box.current.value !== box.current.defaultValue) type(box.current.value);
  });
  useLayoutEffect(() => adoptTypedText(), []);

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
        {...(report && reportAttribute(report))}
        // The URL is the state. What it leaves out, such as a trailing space, stays in the box.
        value={!isLive || !typed.isSearched || normalizeSearchText(typed.text) === text ? typed.text : text}
        onChange={(event) => type(event.currentTarget.value)}
        placeholder={placeholder}
        maxLength={MAX_SEARCH_LENGTH}
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
