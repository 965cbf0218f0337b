'use client';

import { useState, type FormEvent } from 'react';
import choice from '#components/availability/choice.module.css';
import type { CallDay } from './call-days.ts';
import styles from './confirmation-call.module.css';

type CallTimesProps = {
  /** At least one. */
  days: readonly CallDay[];
  isPending: boolean;
  onChoose: (start: string) => void;
};

/** A form to choose a day, and one of its times. */
export function CallTimes({ days, isPending, onChoose }: CallTimesProps) {
  const [day, setDay] = useState(days[0]!.day);
  const [start, setStart] = useState('');
  const { times } = days.find((one) => one.day === day) ?? days[0]!;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending && start) onChoose(start);
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset>
        <legend>Day</legend>
        <div className={`${choice.choices} ${styles.days}`}>
          {days.map((one) => (
            <label key={one.day} className={choice.choice}>
              <input
                type="radio"
                name="call-day"
                value={one.day}
                checked={one.day === day}
                onChange={() => {
                  setDay(one.day);
                  setStart('');
                }}
              />
              {one.label}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Time</legend>
        <div className={`${choice.choices} ${styles.times}`}>
          {times.map((time) => (
            <label key={time.start} className={choice.choice}>
              <input
                type="radio"
                name="call-time"
                value={time.start}
                required
                checked={time.start === start}
                onChange={() => setStart(time.start)}
              />
              {time.label}
            </label>
          ))}
        </div>
      </fieldset>
      <button className="button" data-variant="hot" type="submit" aria-disabled={isPending}>
        <i aria-hidden="true" />
        {isPending ? 'Setting the call' : 'Set the call'}
      </button>
    </form>
  );
}
