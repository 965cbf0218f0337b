'use client';

import { useState } from 'react';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import { pushEvent } from '#lib/integrations/analytics/data-layer';
import type { ApprovalFacts } from '#lib/quote/approval-pack';
import { renderCalendar } from '#lib/quote/calendar';
import { formatPreferredDay } from '#lib/quote/preferred-dates';
import { downloadCalendar } from './confirmation-download.ts';
import styles from './confirmation-holds.module.css';

type ConfirmationHoldsProps = {
  facts: ApprovalFacts;
  /** YYYY-MM-DD; at least one. */
  days: readonly string[];
  sentAt: string;
  link: string;
  company: { name: string; phone: string };
};

/** Offers calendar files with tentative events: one file for each day, and one with all days. */
export function ConfirmationHolds({ facts, days, sentAt, link, company }: ConfirmationHoldsProps) {
  const [status, setStatus] = useState('');
  const { reference, event, people, place, price, expiry } = facts;

  function save(chosen: readonly string[], name: string) {
    const text = renderCalendar({
      reference,
      days: chosen,
      summary: `Hold: ${event}, ${people}`,
      description: [
        price
          ? `Quote ${reference}: ${price.total} in total before tax, valid until ${expiry}.`
          : `Request ${reference}: priced per child.`,
        `This day is not booked. To book it, call ${company.name} at ${company.phone} and say ${reference}.`,
      ].join('\n'),
      place,
      url: link,
      company: company.name,
      sentAt: new Date(sentAt),
    });
    downloadCalendar(name, text);
    pushEvent({ event: 'quote_calendar', step_name: 'confirmation' });
    setStatus(`${name} is saved. Open it to add ${chosen.length === 1 ? 'the day' : 'the days'} to your calendar.`);
  }

  return (
    <section aria-labelledby="sent-holds" className={styles.holds} {...NEEDS_SCRIPTS}>
      <h2 className="h3" id="sent-holds">
        Keep the {days.length === 1 ? 'day' : 'days'} free
      </h2>
      <p>
        A calendar file marks a day as tentative, all day, with your reference in it. It is a note to yourself and your
        team; it books nothing with us.
      </p>
      <ul className={styles.days}>
        {days.map((day) => (
          <li key={day} className={styles.day}>
            <span>{formatPreferredDay(day)}</span>
            <button
              className={`go ${styles.save}`}
              type="button"
              onClick={() => save([day], `hold-${day}-${reference}.ics`)}
            >
              Save a hold <span className="visually-hidden">for {formatPreferredDay(day)}</span>
            </button>
          </li>
        ))}
      </ul>
      {days.length > 1 && (
        <button
          className="button"
          data-variant="plain"
          type="button"
          onClick={() => save(days, `holds-${reference}.ics`)}
        >
          <i aria-hidden="true" />
          Save all {days.length} in one file
        </button>
      )}
      <p className={styles.status} role="status">
        {status}
      </p>
    </section>
  );
}
