import { allowedPart } from './allow-list.ts';
import type { SiteEvent } from './events.ts';

declare global {
  interface Window {
    /** The queue that a tag manager reads, from its beginning, once it is there. */
    dataLayer?: object[];
  }
}

/** How many of our events wait in the queue while nobody reads it. */
const MOST = 200;

const ours: object[] = [];

/**
 * Appends an event to `window.dataLayer`, without anything that is not declared. The latest 200 events stay; what others
 * put into the queue is never touched. Never throws, and does nothing on the server.
 */
export function pushEvent(event: SiteEvent): void {
  try {
    const entry = allowedPart(event);
    if (!entry) return;
    const queue = (window.dataLayer ??= []);
    queue.push(entry);
    ours.push(entry);
    const oldest = ours.length > MOST ? queue.indexOf(ours.shift()!) : -1;
    // A tag that reads the queue brings its own `push` and its own limit.
    if (oldest >= 0 && !Object.hasOwn(queue, 'push')) queue.splice(oldest, 1);
    // Analytics without Tag Manager does not read events from the queue.
    window.dispatchEvent(new CustomEvent('site-report', { detail: entry }));
  } catch {
    // A report never gets in the way of a visitor.
  }
}
