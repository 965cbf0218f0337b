import type { MarkedEvent } from './events.ts';

/**
 * The attribute by which a link reports its clicks, and a search field its searches: `case_open slug=rain-plan position=1`.
 * Pages need no React for it; the script of the services reads it where there is one (script/marked-reports.ts).
 */
export function reportMark(event: MarkedEvent): { 'data-report': string } {
  return { 'data-report': written(event) };
}

/** The attribute by which a part of a page reports that half of it was in view. */
export function viewMark(event: MarkedEvent): { 'data-report-view': string } {
  return { 'data-report-view': written(event) };
}

function written({ event, ...parameters }: MarkedEvent): string {
  return [event, ...Object.entries(parameters).map(([name, value]) => `${name}=${value}`)].join(' ');
}
