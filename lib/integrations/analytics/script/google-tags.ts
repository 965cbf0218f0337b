export type TagIds = { tagManager?: string; analytics?: string };

/** One event in the format of the data layer. */
export type Entry = { event: string } & Record<string, unknown>;

/**
 * Google's tags with consent mode. The queue starts with the default "denied", and no script loads before `grant`. `push` adds an
 * entry to the queue, which Tag Manager reads; `forward` sends an event to Analytics. `deny` stops Analytics and reports the denial
 * to Tag Manager; scripts that are already loaded stay until the page is unloaded.
 */
export function googleTags({ tagManager, analytics }: TagIds, load: (address: string) => void) {
  const HOST = 'https://www.googletagmanager.com';
  const queue = (window.dataLayer ??= []);
  let isLoaded = false;

  /** An Arguments object: Google's tags distinguish commands from events by it. */
  function command(..._args: unknown[]): object {
    // eslint-disable-next-line prefer-rest-params
    return arguments;
  }
  function push(entry: object): void {
    try {
      queue.push(entry);
    } catch {
      // An error inside a tag that reads the queue must not affect the page.
    }
  }
  const consent = (state: string) => ({ analytics_storage: state });
  const stop = (isStopped: boolean) => Object.assign(window, { [`ga-disable-${analytics}`]: isStopped });

  const advertising = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  const defaults = command('consent', 'default', { ...advertising, ...consent('denied') });
  queue.unshift(defaults);

  return {
    grant(): void {
      const granted = command('consent', 'update', consent('granted'));
      stop(false);
      if (isLoaded) return push(granted);
      isLoaded = true;
      // Before the events that are already in the queue.
      queue.splice(queue.indexOf(defaults) + 1, 0, granted);
      if (analytics) {
        push(command('js', new Date()));
        push(command('config', analytics, { send_page_view: false }));
        load(`${HOST}/gtag/js?id=${analytics}`);
      }
      if (tagManager) {
        push({ event: 'gtm.js', 'gtm.start': Date.now() });
        load(`${HOST}/gtm.js?id=${tagManager}`);
      }
    },
    deny(): void {
      stop(true);
      if (isLoaded) push(command('consent', 'update', consent('denied')));
    },
    /** Removes the events from the queue, unless a tag already reads it. */
    clearPendingEvents(): void {
      if (!isLoaded) queue.splice(0, queue.length, ...queue.filter((entry) => !('event' in Object(entry))));
    },
    /** Sends an event to Analytics only. Tag Manager has it from the queue. */
    forward({ event, ...parameters }: Entry): void {
      if (analytics) push(command('event', event, parameters));
    },
    /** Sets the parameters of all following events. */
    setPageFields(page: object): void {
      if (analytics) push(command('set', page));
    },
    push,
  };
}
