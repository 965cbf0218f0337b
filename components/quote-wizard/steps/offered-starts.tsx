import { START_WORDS } from '#components/availability/start-words.ts';
import type { OfferedStart } from '#lib/availability/offered-starts';
import { formatTimeOfStart, getDayOfStart } from '#lib/content/start';
import { fieldId } from '#lib/quote/field-ids';
import { formatPreferredDay } from '#lib/quote/preferred-dates';
import control from '#components/ui/control.module.css';
import styles from './plan-step.module.css';

type OfferedStartsProps = { starts: readonly OfferedStart[]; chosen: string };

/** A list of the next starts, by day, for a page without React. */
export function OfferedStarts({ starts, chosen }: OfferedStartsProps) {
  const isListed = chosen === '' || starts.some(({ start }) => start === chosen);
  const all = isListed ? starts : [{ start: chosen, state: 'ask' as const }, ...starts];
  const days = [...new Set(all.map(({ start }) => getDayOfStart(start)))];
  return (
    <label className={styles.day}>
      <span className={styles.title}>A start from the calendar</span>
      <select
        className={control.control}
        id={fieldId('preferredStart')}
        name="preferredStart"
        defaultValue={chosen}
        aria-describedby="quote-start-hint"
      >
        <option value="">Any time</option>
        {days.map((day) => (
          <optgroup key={day} label={formatPreferredDay(day)}>
            {all
              .filter(({ start }) => getDayOfStart(start) === day)
              .map(({ start, state }) => (
                <option key={start} value={start}>
                  {`${formatTimeOfStart(start)}, ${START_WORDS[state]}`}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <span id="quote-start-hint">We hold a free start for up to 72 hours. It is not a booking.</span>
    </label>
  );
}
