'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useImperativeHandle, useLayoutEffect, useState, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { afterPress } from './after-press.ts';
import styles from './city-suggestions.module.css';
import { fetchCities, isHome } from './fetch-cities.ts';
import type { Place } from './quote-reducer.ts';
import { useDebounced } from './use-debounced.client.tsx';

/** What the input tells its suggestions. */
export type CitySuggestionsHandle = {
  /** Somebody has typed. */
  typed: () => void;
  /** A key went down; those that are for the list do nothing else. */
  pressed: (event: KeyboardEvent) => void;
  /** The input has lost the focus. */
  left: () => void;
};

type CitySuggestionsProps = {
  /** A plain text input, which stays what it is: it may be older than its suggestions. */
  input: RefObject<HTMLInputElement | null>;
  ref: Ref<CitySuggestionsHandle>;
  value: string;
  /** Whether the value is a listed city. */
  isChosen: boolean;
  onChoose: (place: Place) => void;
};

const LIST_ID = 'quote-city-list';
const optionId = (index: number) => `${LIST_ID}-${index}`;
const PAUSE = 150;
const NOT_LISTED = 'Not on our list, and that is fine: we travel anywhere. We write it down as you typed it.';

/** Cities for a plain text input, which becomes a combobox by them; free text stays allowed. */
export function CitySuggestions({ input, ref, value, isChosen, onChoose }: CitySuggestionsProps) {
  // Somebody may have been typing before this came.
  const [isOpen, setOpen] = useState(() => hasFocus(input));
  // By its label: the list may change under a number.
  const [activeLabel, setActiveLabel] = useState('');
  const text = useDebounced(value.trim(), PAUSE);
  const query = useQuery({
    queryKey: ['cities', text.toLowerCase()],
    queryFn: ({ signal }) => fetchCities(text, signal),
    enabled: text !== '' && !isChosen,
    placeholderData: keepPreviousData,
  });
  const isAsked = value.trim() !== '' && !isChosen;
  const isSettled = isAsked && query.isSuccess && !query.isPlaceholderData && text === value.trim();
  const places = isAsked ? (query.data ?? []) : [];
  const isShown = isOpen && places.length > 0;
  const active = places.findIndex(({ label }) => label === activeLabel);
  const twin = isSettled && !isShown ? places.find(({ isSame }) => isSame) : undefined;

  // Whoever writes SF means San Francisco, and only its label is free of travel.
  const home = isSettled ? places.find((place) => place.isSame && isHome(place)) : undefined;

  function choose(place: Place) {
    onChoose(place);
    close();
  }

  function close() {
    setOpen(false);
    setActiveLabel('');
  }

  function closeUnlessFocused() {
    if (!hasFocus(input)) close();
  }

  function move(step: number) {
    setOpen(true);
    // One place before the first option is the text itself.
    const next = ((active + 1 + step + places.length + 1) % (places.length + 1)) - 1;
    setActiveLabel(places[next]?.label ?? '');
  }

  function pressed(event: KeyboardEvent) {
    const place = (isShown ? places[active] : undefined) ?? home;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && place) {
      event.preventDefault();
      choose(place);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
  }

  function typed() {
    setOpen(true);
    setActiveLabel('');
  }

  function left() {
    if (home) choose(home);
    else afterPress(closeUnlessFocused);
  }

  useImperativeHandle(ref, () => ({ typed, pressed, left }));

  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': LIST_ID,
      'aria-expanded': String(isShown),
      ...(isShown && active >= 0 && { 'aria-activedescendant': optionId(active) }),
    };
    const combobox = input.current;
    Object.entries(attributes).forEach(([name, text]) => combobox?.setAttribute(name, text));
    return () => Object.keys(attributes).forEach((name) => combobox?.removeAttribute(name));
  }, [input, isShown, active]);

  return (
    <div className={styles.suggestions}>
      <div className={styles.anchor}>
        <ul className={styles.list} id={LIST_ID} role="listbox" aria-label="Cities" hidden={!isShown}>
          {places.map((place, index) => (
            <li
              className={styles.option}
              key={place.label}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // Keeps the focus in the input, so that blur does not close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
            >
              {place.label}
            </li>
          ))}
        </ul>
      </div>
      <p className="visually-hidden" role="status">
        {isSettled && isOpen && countOf(places.length)}
        {twin && `Do you mean ${twin.label}?`}
      </p>
      {isAsked && query.isError && (
        <p className={styles.note}>The list of cities is not answering. The name you typed is enough.</p>
      )}
      {isSettled && places.length === 0 && <p className={styles.note}>{NOT_LISTED}</p>}
      {twin && (
        <p className={styles.note}>
          Do you mean {twin.label}?{' '}
          <button className={`go ${styles.twin}`} type="button" onClick={() => choose(twin)}>
            Yes, use it
          </button>
        </p>
      )}
    </div>
  );
}

function hasFocus(input: RefObject<HTMLInputElement | null>): boolean {
  return input.current !== null && document.activeElement === input.current;
}

function countOf(number: number): string {
  if (number === 0) return NOT_LISTED;
  return number === 1 ? '1 city found.' : `${number} cities found.`;
}
