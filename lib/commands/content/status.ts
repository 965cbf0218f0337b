import { isDraft } from '#lib/content/reveal-date';
import { SITE_CITY } from '#lib/content/time-zone';
import { countdown, dateText, utcText } from '#lib/content/when';
import { mildText } from './check.ts';
import { dateProblems } from './checks/dates.ts';
import { allContentProblems, stoppers } from './problems.ts';
import { readContent } from './read-content.ts';

type Row = { file: string; cells: string[]; order: number };

/** `npm run content -- status`: what visitors see, what they will see and when, and what waits for a date. */
export function statusText(now = new Date()): string {
  const content = readContent(now);
  const entries = [...content.studies, ...content.posts].map(({ file, data: { revealed_on } }) => ({
    file,
    isDraft: isDraft(revealed_on),
    instant: revealed_on ? Date.parse(revealed_on) : undefined,
  }));
  const drafts = entries.filter((entry) => entry.isDraft);
  const waiting = entries.filter(({ isDraft, instant = 0 }) => !isDraft && instant > now.getTime());
  const live = entries.filter(({ instant = 0 }) => instant <= now.getTime());
  const times = (instant: number) => [dateText(instant), utcText(instant)];
  const dates = dateProblems(content);
  const stops = stoppers(allContentProblems(now)).length;
  return [
    board(
      'Drafts, which nobody sees until they have a date',
      drafts.map(({ file }) => ({ file, cells: [], order: 0 })),
    ),
    board(
      `Scheduled (${SITE_CITY}, then UTC)`,
      waiting.map(({ file, instant = 0 }) => ({
        file,
        cells: [...times(instant), countdown(instant, now.getTime())],
        order: instant,
      })),
    ),
    board(
      'Live',
      live.map(({ file, instant }) => ({
        file,
        cells: instant === undefined ? ['without a date'] : times(instant),
        order: -(instant ?? 0),
      })),
    ),
    `${content.names.pages.length} pages are always live.`,
    ...(dates.length > 0 ? [mildText('warning', dates)] : []),
    ...(stops > 0 ? [`${stops} of the problems that npm run content lists would stop a build.`] : []),
  ].join('\n\n');
}

/** Rows in columns, in order, then by name. */
function board(title: string, rows: Row[]): string {
  const sorted = rows.toSorted((one, other) => one.order - other.order || (one.file < other.file ? -1 : 1));
  const table = sorted.map(({ file, cells }) => [file, ...cells]);
  const widths = table.reduce<number[]>(
    (widest, row) =>
      row.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)).concat(widest.slice(row.length)),
    [],
  );
  const lines = table.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd(),
  );
  return [`${title}: ${rows.length || 'none'}`, ...lines].join('\n');
}
