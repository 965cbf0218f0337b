'use client';

import { useState, type FormEvent } from 'react';
import { isCountable, parseCount } from '#lib/quote/head-count';
import { formatDollars, formatPerPerson } from '#lib/quote/money';
import { quoteHref } from '#lib/quote/presets';
import { priceOf } from '#lib/quote/price';
import { PRICE_LIST } from '#lib/quote/price-list';
import { LIMITS } from '#lib/quote/request-schema';
import styles from './price-calculator.module.css';

const PLACES = [
  { value: 'home', label: 'In San Francisco', type: '', city: PRICE_LIST.cityWithoutBaseFee },
  { value: 'away', label: 'In another city', type: '', city: '' },
  { value: 'online', label: 'Online', type: PRICE_LIST.typeWithoutBaseFee, city: '' },
] as const;

/** The short price on the home page: where, how many, and the total with its working. */
export function PriceCalculator({ from }: { from: string }) {
  const [place, setPlace] = useState<(typeof PLACES)[number]>(PLACES[1]);
  const [people, setPeople] = useState('45');
  const count = parseCount(people);
  const valid = isCountable(count);
  const price = valid ? priceOf({ typeOfEvent: place.type, city: place.city, participantSize: count }) : null;
  const href = quoteHref({ type: place.type, city: place.city, people: valid ? count : undefined, from });

  /** Enter in the field goes where the link goes. */
  function openQuote(event: FormEvent) {
    event.preventDefault();
    location.assign(href);
  }

  return (
    <form className={styles.form} action="/get-a-quote" method="get" onSubmit={openQuote}>
      <fieldset className={styles.places}>
        <legend>Where do you play?</legend>
        {PLACES.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name="where"
              value={option.value}
              checked={option.value === place.value}
              onChange={() => setPlace(option)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </fieldset>
      <label className={styles.people}>
        <span>How many people?</span>
        <input
          name="people"
          inputMode="numeric"
          autoComplete="off"
          value={people}
          aria-describedby="price-bar-total"
          onChange={(event) => setPeople(event.target.value)}
        />
      </label>
      <div className={styles.total} id="price-bar-total" aria-live="polite">
        {price ? (
          <>
            <b className="display">{formatDollars(price.total)}</b>
            <span>
              {formatDollars(price.participants)} for {count.toLocaleString('en-US')}{' '}
              {count === 1 ? 'person' : 'people'}
              {price.baseFee > 0 ? ` + ${formatDollars(price.baseFee)} travel and set-up` : ', no travel fee'}.{' '}
              {formatPerPerson(price.total, count)} each.
            </span>
          </>
        ) : (
          <span>Enter a whole number of people from 1 to {LIMITS.people.toLocaleString('en-US')}.</span>
        )}
      </div>
      <a className="button" data-variant="hot" href={href}>
        <i aria-hidden="true" />
        {valid ? `Go on with ${count} people` : 'Go on'}
      </a>
    </form>
  );
}
