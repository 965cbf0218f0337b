/** A format is made where it is needed: the first one of a page costs a phone 20 ms. */
const IN_WORDS = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;

/** Whether a value is a day of the calendar, as YYYY-MM-DD. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** The day after `today` on the visitor's calendar, as YYYY-MM-DD. */
export function dayAfter(today: Date): string {
  const next = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  return `${pad(next.getFullYear(), 4)}-${pad(next.getMonth() + 1, 2)}-${pad(next.getDate(), 2)}`;
}

/** What is wrong with the days that would suit, if anything; days are YYYY-MM-DD. */
export function errorInDates(days: readonly string[], today: Date): string | undefined {
  const earliest = dayAfter(today);
  if (days.some((day) => day < earliest)) return 'Choose dates from tomorrow on, or leave them empty.';
  if (new Set(days).size < days.length) return 'Choose a different day for each choice, or leave some empty.';
  return undefined;
}

/** A day in words, such as Thursday, December 10, 2026. */
export function formatPreferredDay(day: string): string {
  const date = new Date(`${day}T12:00:00`);
  if (Number.isNaN(date.getTime())) return day;
  return date.toLocaleDateString('en-US', IN_WORDS);
}
