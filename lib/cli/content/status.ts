import { isDraft } from '#lib/content/visibility';
import { SITE_CITY } from '#lib/content/site-time-zone';
import { formatCountdown, formatSiteTime, formatUtcTime } from '#lib/content/format-time';
import type { Problem } from '#lib/content/problem';
import { formatNotices } from './check.ts';
import { dateProblems } from './checks/dates.ts';
import { findContentProblems, getBlockingProblems } from './problems.ts';
import { readContent } from './read-content.ts';

type Row = { file: string; cells: string[]; order: number };

/** `npm run content -- status`: drafts, scheduled entries with their publish times, and live entries. */
export function formatStatus(now: Date, problems: readonly Problem[] = findContentProblems(now)): string {
  const content = readContent(now);
  const entries = [...content.studies, ...content.posts].map(({ file, data: { revealed_on } }) => ({
    file,
    isDraft: isDraft(revealed_on),
    publishTime: revealed_on ? Date.parse(revealed_on) : undefined,
  }));
  const drafts = entries.filter((entry) => entry.isDraft);
  const scheduled = entries.filter(({ isDraft, publishTime = 0 }) => !isDraft && publishTime > now.getTime());
  const live = entries.filter(({ publishTime = 0 }) => publishTime <= now.getTime());
  const formatTimes = (timestamp: number) => [formatSiteTime(timestamp), formatUtcTime(timestamp)];
  const dates = dateProblems(content);
  const blockingCount = getBlockingProblems(problems).length;
  return [
    formatTable(
      'Drafts, which nobody sees until they have a date',
      drafts.map(({ file }) => ({ file, cells: [], order: 0 })),
    ),
    formatTable(
      `Scheduled (${SITE_CITY}, then UTC)`,
      scheduled.map(({ file, publishTime = 0 }) => ({
        file,
        cells: [...formatTimes(publishTime), formatCountdown(publishTime, now.getTime())],
        order: publishTime,
      })),
    ),
    formatTable(
      'Live',
      live.map(({ file, publishTime }) => ({
        file,
        cells: publishTime === undefined ? ['without a date'] : formatTimes(publishTime),
        order: -(publishTime ?? 0),
      })),
    ),
    `${content.names.pages.length} pages are always live.`,
    ...(dates.length > 0 ? [formatNotices('warning', dates)] : []),
    ...(blockingCount > 0 ? [`${blockingCount} of the problems that npm run content lists would stop a build.`] : []),
  ].join('\n\n');
}

/** Formats rows in columns, sorted by `order`, then by name. */
function formatTable(title: string, rows: Row[]): string {
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
