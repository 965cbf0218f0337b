import { getDatesHref } from '#lib/availability/dates-path';
import { findConnected } from '#lib/availability/find-bookable';
import { listPublic } from '#lib/availability/public-bookable';
import { serverUrl } from '#lib/content/api-url';
import { viewReportAttribute } from '#lib/integrations/analytics/report-attributes';
import { formatDollars } from '#lib/quote/figures';
import { priceOf } from '#lib/quote/price';
import { getBookables } from '#lib/pages/read';
import type { SectionOf } from '#lib/pages/sections';
import { FLAT_PRICE_PEOPLE } from '#components/ui/from-price.ts';
import { AvailabilityDate } from './availability-date.client.tsx';
import styles from './availability.module.css';
import { Section } from './section.tsx';

type Props = SectionOf<'availability'> & { from: string };

/** A form with date and head count, submitted to the quote page by GET. With a connected calendar its date field opens the free dates. */
export function Availability(section: Props) {
  const { id = 'check-availability', ground = 'marigold', title, lead, game, typeOfEvent, city, from } = section;
  const { smallest, largest, next } = section;
  const bookable = findConnected(listPublic(getBookables(), process.env), { typeOfEvent, city: city ?? '', game });
  const datesHref = bookable && serverUrl(getDatesHref(bookable.id));
  return (
    <Section id={id} ground={ground} title={title} lead={lead} layout="side">
      <form
        className={styles.form}
        action="/get-a-quote"
        method="get"
        {...viewReportAttribute({ event: 'availability_view', slug: game })}
      >
        <input type="hidden" name="type" value={typeOfEvent} />
        <input type="hidden" name="game" value={game} />
        {city && <input type="hidden" name="city" value={city} />}
        <input type="hidden" name="from" value={from} />
        {bookable && datesHref ? (
          <AvailabilityDate id={`${id}-date`} bookable={bookable} datesHref={datesHref} />
        ) : (
          <div className={styles.field}>
            <label htmlFor={`${id}-date`}>Which day?</label>
            <input id={`${id}-date`} name="date" type="date" />
          </div>
        )}
        <div className={styles.field}>
          <label htmlFor={`${id}-people`}>How many people?</label>
          <input
            id={`${id}-people`}
            name="people"
            type="number"
            inputMode="numeric"
            required
            min={smallest}
            max={largest}
            aria-describedby={`${id}-hint`}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            From {smallest} to {largest} people.
          </p>
        </div>
        <p className={styles.price}>{priceLine(typeOfEvent, city)}</p>
        <p>
          <button className="button" data-variant="hot" type="submit">
            <i aria-hidden="true" />
            Ask for this date
          </button>
        </p>
      </form>
      <h3 className={styles.nextTitle}>What happens next</h3>
      <ol className={styles.next}>
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Section>
  );
}

function priceLine(typeOfEvent: string, city = ''): string {
  const { baseFee, participants } = priceOf({ typeOfEvent, city, participantSize: 1 });
  const line = `Private team bookings from ${formatDollars(participants)} for up to ${FLAT_PRICE_PEOPLE} people`;
  if (baseFee === 0) return `${line}.`;
  return `${line}, plus ${formatDollars(baseFee)} travel outside San Francisco.`;
}
