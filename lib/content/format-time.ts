import { SITE_TIME_ZONE } from './site-time-zone.ts';

/** Formats a timestamp in the site's time zone: "Mar 1, 2031, 9:00 AM PST". */
export function formatSiteTime(timestamp: number): string {
  return format(timestamp, SITE_TIME_ZONE);
}

/** Formats a timestamp in UTC: "Mar 1, 2031, 5:00 PM UTC". */
export function formatUtcTime(timestamp: number): string {
  return format(timestamp, 'UTC');
}

/** Formats the time until a timestamp, in its two largest units: "in 3 d 4 h". */
export function formatCountdown(timestamp: number, now: number): string {
  const minutes = Math.ceil((timestamp - now) / 60_000);
  const parts = [
    { count: Math.floor(minutes / 1440), unit: 'd' },
    { count: Math.floor((minutes % 1440) / 60), unit: 'h' },
    { count: minutes % 60, unit: 'min' },
  ];
  const first = parts.findIndex(({ count }) => count > 0);
  const largest = parts.slice(first, first + 2).filter(({ count }) => count > 0);
  return `in ${largest.map(({ count, unit }) => `${count.toLocaleString('en-US')} ${unit}`).join(' ')}`;
}

function format(timestamp: number, timeZone: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const parts = new Intl.DateTimeFormat('en-US', { ...style, timeZone }).format(timestamp);
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(timestamp)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${parts.replaceAll('\u202f', ' ')} ${zone}`;
}
