import type { Problem } from '#lib/content/problem';
import type { Entry } from '#lib/content/read-cache';
import { SITE_CITY, SITE_TIME_ZONE } from '#lib/content/site-time-zone';
import { formatOffset } from '#lib/content/time-zone';
import { formatUtcTime } from '#lib/content/format-time';
import { problemAt } from '../problem-at.ts';
import type { Content } from '../read-content.ts';

type Dated = Entry<{ revealed_on?: string | null }>;

/** Warns of dates that are valid but possibly a mistake. */
export function dateProblems({ studies, posts, now }: Content): Problem[] {
  const today = now.toISOString().slice(0, 10);
  return [
    ...[...studies, ...posts].flatMap((entry) => findMissingTime(entry, now)),
    ...studies.flatMap((entry) => {
      const { date, revealed_on } = entry.data;
      const from = revealed_on?.slice(0, 10) ?? today;
      if (date <= from) return [];
      const what = `The event is on ${date}, and visitors read about it from ${from} on.`;
      return [problemAt(entry, ['date'], { what, fix: 'Correct one of the two dates.', level: 'warning' })];
    }),
    ...posts.flatMap((entry) => {
      const { published, revealed_on } = entry.data;
      const from = revealed_on?.slice(0, 10) ?? today;
      if (published <= from) return [];
      const what = `${published} stands above the text, and visitors read it from ${from} on.`;
      return [problemAt(entry, ['published'], { what, fix: 'Correct one of the two dates.', level: 'warning' })];
    }),
  ];
}

/** Warns of a future publish time that is written as a day only. */
function findMissingTime(entry: Dated, now: Date): Problem[] {
  const day = /^revealed_on: *["']?(\d{4}-\d{2}-\d{2})["']? *(?:#.*)?$/m.exec(entry.text)?.[1];
  const publishTime = Date.parse(entry.data.revealed_on ?? '');
  if (!day || !(publishTime > now.getTime())) return [];
  const what = `${day} has no time, so it means midnight in ${SITE_CITY} (${formatUtcTime(publishTime)}).`;
  const offset = formatOffset(SITE_TIME_ZONE, publishTime);
  const fix = `Leave it, or write a time with its offset, such as ${day}T09:00:00${offset}.`;
  return [problemAt(entry, ['revealed_on'], { what, fix, level: 'warning' })];
}
