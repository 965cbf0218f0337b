'use client';

import { useCallback, useState } from 'react';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import { isValidHeadCount } from '#lib/quote/head-count';
import { parseTypedNumber } from '#lib/quote/typed-number';
import { formatDollars, formatPerPerson, formatWhole } from '#lib/quote/figures';
import { answersForPlace, PLACES } from '#lib/quote/presets';
import { priceOf, type Price } from '#lib/quote/price';
import { LIMITS } from '#lib/quote/request-schema';
import styles from './price-calculator.module.css';

const EXAMPLE = { where: 'away', people: '45' };

/**
 * A short price calculator: place, head count, and the total with its parts. The fields are uncontrolled, so text
 * that was typed before hydration remains. The total is computed from the current values of the form.
 */
export function PriceCalculator({ from }: { from: string }) {
  const [values, setValues] = useState(EXAMPLE);
  const updateValues = useCallback((form: HTMLFormElement | null) => {
    if (form) setValues(getFormValues(form));
  }, []);
  const { type = '', city = '' } = answersForPlace(values.where);
  const count = parseTypedNumber(values.people);
  const price = isValidHeadCount(count) ? priceOf({ typeOfEvent: type, city, participantSize: count }) : null;

  return (
    <form
      ref={updateValues}
      className={styles.form}
      action="/get-a-quote"
      method="get"
      onChange={(event) => updateValues(event.currentTarget)}
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
      {/* Hidden without JavaScript, where it would always show the example. */}
      <div className={styles.total} id="price-bar-total" aria-live="polite" {...NEEDS_SCRIPTS}>
        {price ? (
          <>
            <b className="display">{formatDollars(price.total)}</b>
            <span>{describePrice(price, count)}</span>
          </>
        ) : (
          <span>{`Enter a whole number of people from 1 to ${formatWhole(LIMITS.people)}.`}</span>
        )}
      </div>
      <button type="submit" className="button" data-variant="hot">
        <i aria-hidden="true" />
        Go on with this group
      </button>
    </form>
  );
}

/** The parts of a total as text. */
function describePrice(price: Price, people: number): string {
  const group = `${formatWhole(people)} ${people === 1 ? 'person' : 'people'}`;
  const travel = price.baseFee > 0 ? ` + ${formatDollars(price.baseFee)} travel and set-up` : ', no travel fee';
  return `${formatDollars(price.participants)} for ${group}${travel}. ${formatPerPerson(price.total, people)} each.`;
}

function getFormValues(form: HTMLFormElement) {
  const data = new FormData(form);
  return { where: String(data.get('where')), people: String(data.get('people') ?? '') };
}
