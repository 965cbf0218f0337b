import { formatDate } from '#lib/availability/months';

type MissingMonthProps = {
  /** Visible months (YYYY-MM) that could not be read. */
  months: readonly string[];
  onRetry: () => void;
};

/** Says which months are not at hand, below the calendar. Mounted all the time, so that screen readers announce it. */
export function MissingMonth({ months, onRetry }: MissingMonthProps) {
  const names = months.map((month) => formatDate(`${month}-01`, { month: 'long', year: 'numeric' }));
  return (
    <div role="status">
      {names.length > 0 && (
        <p>
          {`${names.join(' and ')} cannot be read right now. `}
          <button type="button" className="go" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
