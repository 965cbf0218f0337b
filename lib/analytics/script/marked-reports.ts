import type { Entry } from './google-tags.ts';

/**
 * Reports what happens to marked parts of a page (see report-mark.ts), whether React has them or not: a click on a marked
 * link, a search in a marked field, a marked part that came into view, and a click on any phone number. Only declared events
 * with declared, safe values get through. Gives a function that looks for parts to be watched on a new page.
 *
 * Self-contained: it is sent to browsers as text (see service-script.ts).
 */
export function watchMarked(
  events: Readonly<Record<string, readonly string[]>>,
  isSafe: (value: unknown) => boolean,
  report: (entry: Entry) => void,
): () => void {
  const seen = new WeakSet<Element>();

  function tell(mark: string): void {
    const [event = '', ...pairs] = mark.split(' ');
    const declared = Object.hasOwn(events, event) ? events[event] : undefined;
    if (!declared) return;
    const values = pairs.map((pair) => pair.split('=')).filter(([name = '']) => declared.includes(name));
    const parameters = values.map(([name, text = '']) => [name, /^\d+$/.test(text) ? Number(text) : text]);
    report({ event, ...Object.fromEntries(parameters.filter(([, value]) => isSafe(value))) });
  }

  function tellMarked(event: Event, kind: 'a' | 'input'): void {
    const marked = event.target instanceof Element && event.target.closest<HTMLElement>(`${kind}[data-report]`);
    if (marked && marked.dataset.report) tell(marked.dataset.report);
  }

  // Capturing, so that no handler of a page can keep an event from being seen.
  document.addEventListener(
    'click',
    (event) => {
      tellMarked(event, 'a');
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) tell('phone_click');
    },
    true,
  );
  document.addEventListener('change', (event) => tellMarked(event, 'input'), true);

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        tell(target.dataset.reportView ?? '');
      }
    },
    { threshold: 0.5 },
  );
  return () => {
    for (const part of document.querySelectorAll('[data-report-view]')) {
      if (!seen.has(part)) observer.observe(part);
      seen.add(part);
    }
  };
}
