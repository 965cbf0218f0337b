export type TagIds = { tagManager?: string; analytics?: string };

/** One event in the shape of the data layer. */
export type Entry = { event: string } & Record<string, unknown>;

/**
 * Google's tags by consent mode: the queue says "denied" before anything else, and nothing is loaded before `allow`.
 * `send` puts an event into the queue, and hands it to Analytics where no Tag Manager would. `refuse` stops Analytics at
 * once and tells Tag Manager; what is loaded stays until the page goes.
 *
 * Self-contained: it is sent to browsers as text (see service-script.ts).
 */
export function googleTags({ tagManager, analytics }: TagIds, load: (address: string) => void) {
  const HOST = 'https://www.googletagmanager.com';
  const queue = (window.dataLayer ??= []);
  let isLoaded = false;

  /** Tags tell commands from events by this kind of object. */
  function command(..._words: unknown[]): object {
    // eslint-disable-next-line prefer-rest-params
    return arguments;
  }
  function push(entry: object): void {
    try {
      queue.push(entry);
    } catch {
      // A tag that reads the queue may fail. That is its own affair.
    }
  }
  const consent = (state: string) => ({ analytics_storage: state });
  const stop = (isStopped: boolean) => Object.assign(window, { [`ga-disable-${analytics}`]: isStopped });

  const advertising = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  const defaults = command('consent', 'default', { ...advertising, ...consent('denied') });
  queue.unshift(defaults);

  return {
    allow(): void {
      const granted = command('consent', 'update', consent('granted'));
      stop(false);
      if (isLoaded) return push(granted);
      isLoaded = true;
      // Ahead of the events that wait in the queue.
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
    refuse(): void {
      stop(true);
      if (isLoaded) push(command('consent', 'update', consent('denied')));
    },
    /** Takes the events that wait out of the queue, unless a tag reads it already. */
    clear(): void {
      if (!isLoaded) queue.splice(0, queue.length, ...queue.filter((entry) => !('event' in Object(entry))));
    },
    /** To Analytics alone: what the queue already holds for Tag Manager. */
    forward({ event, ...parameters }: Entry): void {
      if (analytics) push(command('event', event, parameters));
    },
    /** Sets what goes with every event from now on. */
    describe(page: object): void {
      if (analytics) push(command('set', page));
    },
    push,
  };
}
