import { SITE_CITY, SITE_TIME_ZONE } from './site-time-zone.ts';
import { getTimestamp, formatOffset } from './time-zone.ts';

/** A hint how to write an invalid date correctly; undefined when the intended date is not clear. */
export function dateHint(text: string): string | undefined {
  const given = text.trim().replace(/^[\u201c\u201d]|[\u201c\u201d]$/g, '');
  if (/^(?:null|none|now|~)$/i.test(given)) return 'Write null, without quotes.';
  if (/^draft$/i.test(given)) return 'Write draft.';
  const [, year = '', , month = '', day = '', rest = ''] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(.*)$/.exec(given) ?? [];
  return year ? orderedHint(year, month, day, rest) : (yearLastHint(given) ?? writtenDateHint(given));
}

function orderedHint(year: string, month: string, day: string, rest: string): string | undefined {
  if (Number(month) < 1 || Number(month) > 12) {
    return `There is no month ${month}. Write the year, then the month, then the day.`;
  }
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const date = `${year}-${month.padStart(2, '0')}`;
  if (Number(day) < 1 || Number(day) > last) return `The last day of that month is ${date}-${last}.`;
  return timeHint(`${date}-${day.padStart(2, '0')}`, rest);
}

/** For dates that end with the year: with dots the day is first, as in 15.01.2027, else the month, as in 1/15/2027, if it can be one. */
function yearLastHint(text: string): string | undefined {
  const [, first = '', mark, second = '', year, rest = ''] =
    /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(.*)$/.exec(text) ?? [];
  if (!year) return undefined;
  const isDayFirst = mark === '.' ? Number(second) <= 12 : Number(first) > 12;
  const hint = isDayFirst ? orderedHint(year, second, first, rest) : orderedHint(year, first, second, rest);
  return hint && `${hint} The year is first, then the month, then the day.`;
}

/** For dates with the name of the month, such as "1 October 2026", in any order. */
function writtenDateHint(text: string): string | undefined {
  if (!/[a-z]{3}/i.test(text) || !/\b\d{4}\b/.test(text)) return undefined;
  const timestamp = Date.parse(`${text} UTC`);
  return Number.isNaN(timestamp) ? undefined : `Write ${new Date(timestamp).toISOString().slice(0, 10)}.`;
}

/** A time without an offset is taken as a time in the site's time zone. */
function timeHint(date: string, rest: string): string | undefined {
  if (rest === '') return `Write ${date}.`;
  const [, hour, minute = ''] = /^[T ]+(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(rest) ?? [];
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return undefined;
  const time = `${hour.padStart(2, '0')}:${minute}`;
  const offset = formatOffset(SITE_TIME_ZONE, getTimestamp(SITE_TIME_ZONE, date, time));
  return `Write ${date}T${time}:00${offset} for ${time} in ${SITE_CITY}.`;
}
