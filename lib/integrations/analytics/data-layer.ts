import { filterEvent } from './allow-list.ts';
import type { SiteEvent } from './events.ts';
import type { Entry } from './script/google-tags.ts';

declare global {
  interface Window {
    /** The queue of the tag manager, which reads it from the beginning once it has loaded. */
    dataLayer?: object[];
  }
  interface WindowEventMap {
    /** An event of this site, for the service script. */
    'site-report': CustomEvent<Entry>;
  }
}

/** How many events of this site stay in the queue until a tag reads it. */
const MAX_ENTRIES = 200;

const siteEntries: object[] = [];

/**
 * Appends an event to `window.dataLayer`, with declared parameters only. Keeps the latest 200 events of this site, and never changes
 * entries of other scripts. Never throws, and does nothing on the server.
 */
export function pushEvent(event: SiteEvent): void {
  try {
    const entry = filterEvent(event);
    if (!entry) return;
    const queue = (window.dataLayer ??= []);
    queue.push(entry);
    siteEntries.push(entry);
    const oldest = siteEntries.length > MAX_ENTRIES ? queue.indexOf(siteEntries.shift()!) : -1;
    // A tag that reads the queue replaces `push` and applies its own limit.
    if (oldest >= 0 && !Object.hasOwn(queue, 'push')) queue.splice(oldest, 1);
    // Google Analytics without Tag Manager does not read events from the queue.
    window.dispatchEvent(new CustomEvent('site-report', { detail: entry }));
  } catch {
    // An error in reporting must not interrupt the visitor.
  }
}
