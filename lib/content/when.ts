import { SITE_TIME_ZONE } from './time-zone.ts';

/** An instant on the company's own clock, such as "Mar 1, 2031, 9:00 AM PST". */
export function dateText(instant: number): string {
  return format(instant, SITE_TIME_ZONE);
}

/** An instant in UTC, such as "Mar 1, 2031, 5:00 PM UTC". */
export function utcText(instant: number): string {
  return format(instant, 'UTC');
}

/** How long it is until an instant, in its two largest units: "in 3 d 4 h". */
export function countdown(instant: number, now: number): string {
  const minutes = Math.ceil((instant - now) / 60_000);
  const parts = [
    { count: Math.floor(minutes / 1440), unit: 'd' },
    { count: Math.floor((minutes % 1440) / 60), unit: 'h' },
    { count: minutes % 60, unit: 'min' },
  ];
  const first = parts.findIndex(({ count }) => count > 0);
  const largest = parts.slice(first, first + 2).filter(({ count }) => count > 0);
  return `in ${largest.map(({ count, unit }) => `${count.toLocaleString('en-US')} ${unit}`).join(' ')}`;
}

function format(instant: number, timeZone: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const parts = new Intl.DateTimeFormat('en-US', { ...style, timeZone }).format(instant);
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${parts.replaceAll('\u202f', ' ')} ${zone}`;
}
