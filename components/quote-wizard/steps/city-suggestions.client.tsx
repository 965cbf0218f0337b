'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { afterPaint } from '#components/ui/after-paint.client';
import { isComposing } from '#components/ui/is-composing.ts';
import { afterPress } from '../state/after-press.ts';
import styles from './city-suggestions.module.css';
import { fetchCities, hasCityList, isHome } from './fetch-cities.ts';
import type { Place } from '../state/quote-reducer.ts';
import { useDebounced } from '../state/use-debounced.client.tsx';

/** Event handlers for the input. */
export type CitySuggestionsHandle = {
  onType: () => void;
  /** Handles the keys of the list and prevents their default action. */
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
};

type CitySuggestionsProps = {
  input: RefObject<HTMLInputElement | null>;
  ref: Ref<CitySuggestionsHandle>;
  value: string;
  /** Whether the value was chosen from the list. */
  isChosen: boolean;
  onChoose: (place: Place) => void;
};

const LIST_ID = 'quote-city-list';
const optionId = (index: number) => `${LIST_ID}-${index}`;
const DEBOUNCE_MS = 150;
const NOT_LISTED = 'Not on our list, and that is fine: we travel anywhere. We write it down as you typed it.';

/** Suggests cities for a text input and makes it a combobox. Free text stays allowed. */
export function CitySuggestions({ input, ref, value, isChosen, onChoose }: CitySuggestionsProps) {
  const [isOpen, setOpen] = useState(false);
  // Identified by its label because the index changes with the list.
  const [activeLabel, setActiveLabel] = useState('');
  const text = useDebounced(value.trim(), DEBOUNCE_MS);
  const query = useQuery({
    queryKey: ['cities', text.toLowerCase()],
    queryFn: ({ signal }) => fetchCities(text, signal),
    enabled: hasCityList() && text !== '' && !isChosen,
    placeholderData: keepPreviousData,
  });
  const isSearching = value.trim() !== '' && !isChosen;
  const hasResult = isSearching && query.isSuccess && !query.isPlaceholderData && text === value.trim();
  const places = isSearching ? (query.data ?? []) : [];
  const isShown = isOpen && places.length > 0;
  const active = places.findIndex(({ label }) => label === activeLabel);
  const exactMatch = hasResult && !isShown ? places.find(({ isSame }) => isSame) : undefined;

  // "SF" means San Francisco, and only its exact label has no travel fee.
  const homeMatch = hasResult ? places.find((place) => place.isSame && isHome(place)) : undefined;

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
    // Index -1, before the first option, is the typed text.
    const next = ((active + 1 + step + places.length + 1) % (places.length + 1)) - 1;
    setActiveLabel(places[next]?.label ?? '');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const place = (isShown ? places[active] : undefined) ?? homeMatch;
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

  function onType() {
    setOpen(true);
    setActiveLabel('');
  }

  function onBlur() {
    if (homeMatch) choose(homeMatch);
    else afterPress(closeUnlessFocused);
  }

  // The visitor may have typed before hydration.
  useEffect(() => afterPaint(() => setOpen(hasFocus(input))), [input]);

  useImperativeHandle(ref, () => ({ onType, onKeyDown, onBlur }));

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
              // Keeps the focus in the input. Otherwise blur would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
            >
              {place.label}
            </li>
          ))}
        </ul>
      </div>
      <p className="visually-hidden" role="status">
        {[hasResult && isOpen && formatResultCount(places.length), exactMatch && `Do you mean ${exactMatch.label}?`]
          .filter(Boolean)
          .join(' ')}
      </p>
      {isSearching && query.isError && (
        <p className={styles.note}>The list of cities is not answering. The name you typed is enough.</p>
      )}
      {hasResult && places.length === 0 && <p className={styles.note}>{NOT_LISTED}</p>}
      {exactMatch && (
        <p className={styles.note}>
          <span>{`Do you mean ${exactMatch.label}? `}</span>
          <button className={`go ${styles.useMatch}`} type="button" onClick={() => choose(exactMatch)}>
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

function formatResultCount(number: number): string {
  if (number === 0) return NOT_LISTED;
  return number === 1 ? '1 city found.' : `${number} cities found.`;
}
