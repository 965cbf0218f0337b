import { isSafe } from '../allow-list.ts';
import { MARKUP_EVENTS } from '../events.ts';
import type { Entry } from './google-tags.ts';

/**
 * Reports the events that attributes declare (see report-attributes.ts), with or without React: a click on a link, a search in a
 * field, and an element that came into view. Also reports clicks on phone numbers. Reports only declared events with declared and
 * safe values. Returns a function that observes the elements of the current page; call it after each page view.
 */
export function observeReportAttributes(report: (entry: Entry) => void): () => void {
  const events: Readonly<Record<string, readonly string[]>> = MARKUP_EVENTS;
  const observed = new WeakSet<Element>();

  function reportValue(value: string): void {
    const [event = '', ...pairs] = value.split(' ');
    const declared = Object.hasOwn(events, event) ? events[event] : undefined;
    if (!declared) return;
    const values = pairs.map((pair) => pair.split('=')).filter(([name = '']) => declared.includes(name));
    const parameters = values.map(([name, text = '']) => [name, /^\d+$/.test(text) ? Number(text) : text]);
    report({ event, ...Object.fromEntries(parameters.filter(([, value]) => isSafe(value))) });
  }

  function reportClosest(event: Event, kind: 'a' | 'input'): void {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(`${kind}[data-report]`);
    if (element && element.dataset.report) reportValue(element.dataset.report);
  }

  // In the capture phase, so that handlers that stop propagation have no effect on reports.
  document.addEventListener(
    'click',
    (event) => {
      reportClosest(event, 'a');
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) reportValue('phone_click');
    },
    true,
  );
  document.addEventListener('change', (event) => reportClosest(event, 'input'), true);

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        reportValue(target.dataset.reportView ?? '');
      }
    },
    { threshold: 0.5 },
  );
  return () => {
    for (const element of document.querySelectorAll('[data-report-view]')) {
      if (!observed.has(element)) observer.observe(element);
      observed.add(element);
    }
  };
}
