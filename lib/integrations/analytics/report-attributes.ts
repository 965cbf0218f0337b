import type { MarkupEvent } from './events.ts';

/**
 * The attribute that reports clicks on a link, and searches in a search field: `case_open slug=rain-plan position=1`.
 * It works without React: the service script reads it (script/observe-report-attributes.ts).
 */
export function reportAttribute(event: MarkupEvent): { 'data-report': string } {
  return { 'data-report': formatEvent(event) };
}

/** The attribute that reports an element once half of it was in view. */
export function viewReportAttribute(event: MarkupEvent): { 'data-report-view': string } {
  return { 'data-report-view': formatEvent(event) };
}

function formatEvent({ event, ...parameters }: MarkupEvent): string {
  return [event, ...Object.entries(parameters).map(([name, value]) => `${name}=${value}`)].join(' ');
}
