'use client';

import { useCallback, useState } from 'react';
import { AskServer } from '#components/plain-quote/ask-server';
import { NEEDS_SCRIPTS } from '#lib/page-cache/marks';
import { isCountable, parseCount } from '#lib/quote/head-count';
import { formatDollars, formatPerPerson, formatWhole } from '#lib/quote/figures';
import { answersForPlace, PLACES } from '#lib/quote/presets';
import { priceOf, type Price } from '#lib/quote/price';
import { LIMITS } from '#lib/quote/request-schema';
import styles from './price-calculator.module.css';

const EXAMPLE = { where: 'away', people: '45' };

/**
 * The short price on the home page: where, how many, and the total with its working. The form is a plain one and owns
 * its values, so what was typed before the scripts came stays; the total follows what stands in the form.
 */
export function PriceCalculator({ from }: { from: string }) {
  const [typed, setTyped] = useState(EXAMPLE);
  const follow = useCallback((form: HTMLFormElement | null) => {
    if (form) setTyped(typedIn(form));
  }, []);
  const { type = '', city = '' } = answersForPlace(typed.where);
  const count = parseCount(typed.people);
  const price = isCountable(count) ? priceOf({ typeOfEvent: type, city, participantSize: count }) : null;

  return (
    <form
      ref={follow}
      className={styles.form}
      action="/get-a-quote"
      method="get"
      onChange={(event) => follow(event.currentTarget)}
    >
      <fieldset className={styles.places}>
        <legend>Where do you play?</legend>
        {PLACES.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="where" value={value} defaultChecked={value === EXAMPLE.where} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <label className={styles.people}>
        <span>How many people?</span>
        <input name="people" inputMode="numeric" defaultValue={EXAMPLE.people} aria-describedby="price-bar-total" />
      </label>
      <input type="hidden" name="from" value={from} />
      {/* Without JavaScript it would stay at the example. */}
      <div className={styles.total} id="price-bar-total" aria-live="polite" {...NEEDS_SCRIPTS}>
        {price ? (
          <>
            <b className="display">{formatDollars(price.total)}</b>
            <span>{workingOf(price, count)}</span>
          </>
        ) : (
          <span>Enter a whole number of people from 1 to {formatWhole(LIMITS.people)}.</span>
        )}
      </div>
      <AskServer />
      <button type="submit" className="button" data-variant="hot" {...NEEDS_SCRIPTS}>
        <i aria-hidden="true" />
        Go on with this group
      </button>
    </form>
  );
}

/** How a total comes about, in words. */
function workingOf(price: Price, people: number): string {
  const group = `${formatWhole(people)} ${people === 1 ? 'person' : 'people'}`;
  const travel = price.baseFee > 0 ? ` + ${formatDollars(price.baseFee)} travel and set-up` : ', no travel fee';
  return `${formatDollars(price.participants)} for ${group}${travel}. ${formatPerPerson(price.total, people)} each.`;
}

function typedIn(form: HTMLFormElement) {
  const data = new FormData(form);
  return { where: String(data.get('where')), people: String(data.get('people') ?? '') };
}
