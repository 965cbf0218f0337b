'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { afterPress } from './after-press.ts';
import styles from './city-combobox.module.css';
import control from './control.module.css';
import { describedBy, errorId, fieldId } from './field-ids.ts';
import { fetchCities, isHome } from './fetch-cities.ts';
import type { Place } from './quote-reducer.ts';
import { useDebounced } from './use-debounced.client.tsx';

type CityComboboxProps = {
  value: string;
  /** Whether the value is a listed city. */
  isChosen: boolean;
  error?: string;
  onType: (text: string) => void;
  onChoose: (place: Place) => void;
};

const LIST_ID = 'quote-city-list';
const optionId = (index: number) => `${LIST_ID}-${index}`;
const PAUSE = 150;
const NOT_LISTED = 'Not on our list, and that is fine: we travel anywhere. We write it down as you typed it.';

/** A plain text input that suggests cities; free text stays allowed. */
export function CityCombobox({ value, isChosen, error, onType, onChoose }: CityComboboxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
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
    if (document.activeElement !== inputRef.current) close();
  }

  function move(step: number) {
    setOpen(true);
    // One place before the first option is the text itself.
    const next = ((active + 1 + step + places.length + 1) % (places.length + 1)) - 1;
    setActiveLabel(places[next]?.label ?? '');
  }

  function onKeyDown(event: KeyboardEvent) {
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

  return (
    <>
      <div className={styles.box}>
        <input
          className={control.control}
          id={fieldId('city')}
          name="city"
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          placeholder="Denver, CO, USA"
          ref={inputRef}
          value={value}
          onChange={(event) => {
            onType(event.target.value);
            setOpen(true);
            setActiveLabel('');
          }}
          onKeyDown={onKeyDown}
          onBlur={() => (home ? choose(home) : afterPress(closeUnlessFocused))}
          aria-expanded={isShown}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(error && errorId('city'))}
        />
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
    </>
  );
}

function countOf(number: number): string {
  if (number === 0) return NOT_LISTED;
  return number === 1 ? '1 city found.' : `${number} cities found.`;
}
