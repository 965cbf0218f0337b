'use client';

import { useRef, useState, type MouseEvent } from 'react';
import type { DatePicker } from '#components/availability/date-picker.client';
import type { PublicBookable } from '#lib/availability/public-bookable';
import { ENHANCED_LINK } from '#lib/delivery/html/html-markers';
import { isModifiedClick } from '#components/ui/use-search.client';
import styles from './availability.module.css';

type AvailabilityDateProps = {
  id: string;
  bookable: PublicBookable;
  /** The page with the same dates as a table. */
  datesHref: string;
};

/**
 * A date field, and a link to the free dates. A click on the link puts the calendar in place of the field, and loads its code and data only then. If the
 * code cannot be loaded, the browser follows the link.
 */
export function AvailabilityDate({ id, bookable, datesHref }: AvailabilityDateProps) {
  const field = useRef<HTMLInputElement>(null);
  const [picker, setPicker] = useState<{ Picker: typeof DatePicker }>();
  const [{ day, start }, setChosen] = useState({ day: '', start: '' });

  async function openPicker() {
    try {
      const { DatePicker: Picker } = await import('#components/availability/date-picker.client');
      // The field is uncontrolled, so a day that was chosen before hydration remains.
      setChosen({ day: field.current?.value ?? '', start: '' });
      setPicker({ Picker });
    } catch {
      location.assign(datesHref);
    }
  }

  function followLink(event: MouseEvent) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    void openPicker();
  }

  if (!picker)
    return (
      <div className={styles.field}>
        <label htmlFor={id}>Which day?</label>
        <input ref={field} id={id} name="date" type="date" />
        <p>
          <a className="go" href={datesHref} onClick={followLink} {...ENHANCED_LINK}>
            See all free dates
          </a>
        </p>
      </div>
    );
  const { Picker } = picker;
  return (
    <div className={styles.field} role="group" aria-labelledby={id} data-open>
      <p className={styles.label} id={id} tabIndex={-1} ref={takeFocus}>
        Which day?
      </p>
      <Picker bookable={bookable} id={id} day={day} start={start} headingLevel={3} onChoose={setChosen} />
      {start && <input type="hidden" name="start" value={start} />}
      {!start && day && <input type="hidden" name="date" value={day} />}
    </div>
  );
}

/** The link that had the focus is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
