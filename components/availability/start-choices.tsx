import type { DayAvailability } from '#lib/availability/month';
import { formatTimeOfStart } from '#lib/content/start';
import styles from './start-choices.module.css';
import { START_WORDS } from './start-words.ts';
import { canChoose, formatLongDay, START_NOTES } from './state-words.ts';

const ANY_TIME_NOTE = 'We answer with the free starts of that day. Until then nothing is held.';

type StartChoicesProps = {
  id: string;
  day: DayAvailability;
  /** The chosen start, or '' for any time. */
  chosen: string;
  onChoose: (start: string) => void;
};

/** The starts of a day as radio buttons, which no form submits, and what the choice means. */
export function StartChoices({ id, day: { day, slots }, chosen, onChoose }: StartChoicesProps) {
  const state = chosen ? slots[chosen] : undefined;
  // A start that is not offered any more is gone.
  const note = chosen ? START_NOTES[state ?? 'gone'] : ANY_TIME_NOTE;
  const choices = [{ start: '', label: 'Any time', words: 'that day', isDisabled: false }].concat(
    Object.entries(slots).map(([start, state]) => ({
      start,
      label: formatTimeOfStart(start),
      words: START_WORDS[state],
      isDisabled: !canChoose(state),
    })),
  );
  return (
    <fieldset className={styles.starts} aria-describedby={`${id}-note`}>
      <legend>{formatLongDay(day)}</legend>
      <div className={styles.choices}>
        {choices.map(({ start, label, words, isDisabled }) => (
          <label key={start} className={styles.choice}>
            <input
              type="radio"
              form=""
              name={`${id}-start`}
              value={start}
              checked={start === chosen}
              disabled={isDisabled}
              onChange={() => onChoose(start)}
            />
            <span>
              <b>{label}</b>
              {` ${words}`}
            </span>
          </label>
        ))}
      </div>
      <p className={styles.note} id={`${id}-note`} aria-live="polite">
        {note}
      </p>
    </fieldset>
  );
}
