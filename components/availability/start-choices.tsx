import type { DayAvailability } from '#lib/availability/month';
import { formatTimeOfStart } from '#lib/content/start';
import choice from './choice.module.css';
import styles from './start-choices.module.css';
import { START_WORDS } from './start-words.ts';
import { canChoose, formatLongDay } from './state-words.ts';

type StartChoicesProps = {
  id: string;
  /** The id of the text that says what the choice means. */
  noteId: string;
  day: DayAvailability;
  /** The chosen start, or '' for any time. */
  chosen: string;
  onChoose: (start: string) => void;
};

/** The starts of a day as radio buttons, which no form submits. */
export function StartChoices({ id, noteId, day: { day, slots }, chosen, onChoose }: StartChoicesProps) {
  const choices = [{ start: '', label: 'Any time', words: 'that day', isDisabled: false }].concat(
    Object.entries(slots).map(([start, state]) => ({
      start,
      label: formatTimeOfStart(start),
      words: START_WORDS[state],
      isDisabled: !canChoose(state),
    })),
  );
  return (
    <fieldset className={styles.starts} aria-describedby={noteId}>
      <legend>{formatLongDay(day)}</legend>
      <div className={choice.choices}>
        {choices.map(({ start, label, words, isDisabled }) => (
          <label key={start} className={choice.choice}>
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
    </fieldset>
  );
}
