'use client';

import { useState } from 'react';
import { NEEDS_SCRIPTS } from '#lib/delivery/html/html-markers';
import { pushEvent } from '#lib/integrations/analytics/data-layer';
import { renderCalendar } from '#lib/quote/calendar';
import { downloadCalendar } from './confirmation-download.ts';
import styles from './confirmation-holds.module.css';
import type { HoldFile } from './hold-files.ts';

type ConfirmationHoldsProps = {
  /** At least one. */
  files: readonly HoldFile[];
  /** Whether the first one is for a start that is held. */
  hasStart: boolean;
  reference: string;
  sentAt: string;
  company: string;
};

/** Offers calendar files with tentative events: one file for each day or held start, and one with all of them. */
export function ConfirmationHolds({ files, hasStart, reference, sentAt, company }: ConfirmationHoldsProps) {
  const [status, setStatus] = useState('');

  function save(chosen: readonly HoldFile[], name: string) {
    const events = chosen.map(({ event }) => event);
    downloadCalendar(name, renderCalendar({ company, writtenAt: new Date(sentAt), events }));
    pushEvent({ event: 'quote_calendar', step_name: 'confirmation' });
    setStatus(`${name} is saved. Open it to add ${chosen.length === 1 ? 'the day' : 'the days'} to your calendar.`);
  }

  return (
    <section aria-labelledby="sent-holds" className={styles.holds} {...NEEDS_SCRIPTS}>
      <h2 className="h3" id="sent-holds">
        Keep the {files.length === 1 ? 'day' : 'days'} free
      </h2>
      {hasStart ? (
        <p>
          The calendar file of the held start has its exact time; that of another day has the whole day. They are
          tentative and have your reference in them: a note to yourself and your team that books nothing with us.
        </p>
      ) : (
        <p>
          A calendar file marks a day as tentative, all day, with your reference in it. It is a note to yourself and
          your team; it books nothing with us.
        </p>
      )}
      <ul className={styles.days}>
        {files.map((file) => (
          <li key={file.name} className={styles.day}>
            <span>{file.label}</span>
            <button className={`go ${styles.save}`} type="button" onClick={() => save([file], file.name)}>
              Save a hold <span className="visually-hidden">for {file.label}</span>
            </button>
          </li>
        ))}
      </ul>
      {files.length > 1 && (
        <button
          className="button"
          data-variant="plain"
          type="button"
          onClick={() => save(files, `holds-${reference}.ics`)}
        >
          <i aria-hidden="true" />
          Save all {files.length} in one file
        </button>
      )}
      <p className={styles.status} role="status">
        {status}
      </p>
    </section>
  );
}
