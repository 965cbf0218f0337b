import { instantIn, offsetText, SITE_CITY, SITE_TIME_ZONE } from './time-zone.ts';

/** How to write what somebody meant by a date that does not work; undefined when nobody can tell. */
export function dateHint(text: string): string | undefined {
  const given = text.trim();
  if (/^(?:null|none|~)$/i.test(given)) return 'Write null, without quotes.';
  const [, year, month = '', day = '', rest = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})(.*)$/.exec(given) ?? [];
  if (!year) return monthInWords(given);
  if (Number(month) < 1 || Number(month) > 12) {
    return `There is no month ${month}. Write the year, then the month, then the day.`;
  }
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const date = `${year}-${month.padStart(2, '0')}`;
  if (Number(day) < 1 || Number(day) > last) return `The last day of that month is ${date}-${last}.`;
  return timeHint(`${date}-${day.padStart(2, '0')}`, rest);
}

/** "1 October 2026", in any order. */
function monthInWords(text: string): string | undefined {
  if (!/[a-z]{3}/i.test(text) || !/\b\d{4}\b/.test(text)) return undefined;
  const instant = Date.parse(`${text} UTC`);
  return Number.isNaN(instant) ? undefined : `Write ${new Date(instant).toISOString().slice(0, 10)}.`;
}

/** A time without an offset is meant on the company's own clock. */
function timeHint(date: string, rest: string): string | undefined {
  if (rest === '') return `Write ${date}.`;
  const [, hour, minute = ''] = /^[T ]+(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(rest) ?? [];
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return undefined;
  const time = `${hour.padStart(2, '0')}:${minute}`;
  const offset = offsetText(SITE_TIME_ZONE, instantIn(SITE_TIME_ZONE, date, time));
  return `Write ${date}T${time}:00${offset} for ${time} in ${SITE_CITY}.`;
}
