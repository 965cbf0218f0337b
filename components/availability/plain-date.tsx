import control from '#components/ui/control.module.css';
import styles from './plain-date.module.css';

type PlainDateProps = { id: string; day: string; onChoose: (day: string) => void; onRetry: () => void };

/** A plain date field, for when the calendar cannot be read. */
export function PlainDate({ id, day, onChoose, onRetry }: PlainDateProps) {
  return (
    <div className={styles.plain}>
      <p role="status">The calendar is not at hand. Give the day you would like, and we answer by mail.</p>
      <label htmlFor={`${id}-day`}>Your day</label>
      <input
        className={control.control}
        id={`${id}-day`}
        type="date"
        value={day}
        onChange={(event) => onChoose(event.target.value)}
      />
      <button type="button" className="go" onClick={onRetry}>
        Try the calendar again
      </button>
    </div>
  );
}
