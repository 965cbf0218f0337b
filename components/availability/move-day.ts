import { addDays, addMonths, getWeekday, MONTHS_AHEAD } from '#lib/availability/months';

type Key = { key: string; shiftKey: boolean };

/**
 * The day to which a key moves the focus in a month, as the ARIA Authoring Practices say for a date grid; undefined for other keys. `first` and `last`
 * are the limits. All days are YYYY-MM-DD.
 */
export function moveDay({ key, shiftKey }: Key, day: string, { first, last }: { first: string; last: string }) {
  const next = getNextDay(key, day, shiftKey ? MONTHS_AHEAD : 1);
  if (next === undefined) return undefined;
  if (next < first) return first;
  return next > last ? last : next;
}

function getNextDay(key: string, day: string, months: number): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -getWeekday(day));
    case 'End':
      return addDays(day, 6 - getWeekday(day));
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return undefined;
  }
}
