import { vi } from 'vitest';
import { createQuoteFlow } from '#components/quote-wizard/state/quote-flow.ts';
import type { Game } from '#lib/pages/lists';

type Entry = { href: string; state: unknown; page: Page };
type Listener = (event: { persisted: boolean }) => void;

/** One document with its wizard. */
class Page {
  readonly listeners = new Map<string, Set<Listener>>();
  readonly flow: ReturnType<typeof createQuoteFlow>;

  constructor(games: Game[]) {
    this.flow = createQuoteFlow(games);
  }

  emit(name: string, event = { persisted: false }): void {
    this.listeners.get(name)?.forEach((listener) => listener(event));
  }
}

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    text: () => [...items.values()].join('\n'),
  };
}

/** A simulated browser with the localStorage that its tabs share. */
export function createBrowser(games: Game[]) {
  const localStorage = createStorage();
  return { localStorage, newTab: () => new BrowserTab(localStorage, games) };
}

/** A simulated tab with its history and its sessionStorage. */
export class BrowserTab {
  readonly local: ReturnType<typeof createStorage>;
  readonly session = createStorage();
  readonly games: Game[];
  entries: Entry[] = [];
  index = -1;
  /** How the current document was opened. */
  navigation = 'navigate';

  constructor(local: ReturnType<typeof createStorage>, games: Game[]) {
    this.local = local;
    this.games = games;
  }

  get entry(): Entry {
    return this.entries[this.index]!;
  }

  get flow() {
    return this.entry.page.flow;
  }

  /** Makes this the tab in which the code runs. */
  enter(): void {
    vi.stubGlobal('localStorage', this.local);
    vi.stubGlobal('sessionStorage', this.session);
    vi.stubGlobal('window', this.window());
  }

  open(path: string): void {
    const page = new Page(this.games);
    this.add({ href: new URL(path, 'http://localhost').href, state: null, page });
    this.load();
  }

  reload(): void {
    this.replacePage(this.entry.page);
    this.load();
  }

  /** Goes back or forward. Another document is loaded again, unless it is restored from the back/forward cache. */
  travel(by: number, isFromBfcache: boolean): void {
    const from = this.entry.page;
    this.index += by;
    const { page } = this.entry;
    if (page === from) {
      this.enter();
      return page.emit('popstate');
    }
    if (!isFromBfcache) this.replacePage(page);
    if (!isFromBfcache) return this.load('back_forward');
    this.enter();
    page.emit('pageshow', { persisted: true });
  }

  private load(navigation = 'navigate'): void {
    this.navigation = navigation;
    this.enter();
    this.flow.start();
  }

  private replacePage(page: Page): void {
    const replacement = new Page(this.games);
    for (const entry of this.entries) if (entry.page === page) entry.page = replacement;
  }

  private add(entry: Entry): void {
    this.entries = [...this.entries.slice(0, this.index + 1), entry];
    this.index += 1;
  }

  private window() {
    const tab = () => this.entry;
    const page = this.entry.page;
    const resolveUrl = (url: URL) => new URL(url, tab().href).href;
    const { navigation } = this;
    return {
      performance: { getEntriesByType: () => [{ type: navigation }] },
      location: {
        get href() {
          return tab().href;
        },
        get search() {
          return new URL(tab().href).search;
        },
      },
      // As in a browser, the methods are on the prototype and `state` is on the instance.
      history: Object.create(
        {
          pushState: (state: unknown, _title: string, url: URL) => this.add({ href: resolveUrl(url), state, page }),
          replaceState: (state: unknown, _title: string, url: URL) =>
            void Object.assign(tab(), { href: resolveUrl(url), state }),
        },
        { state: { get: () => tab().state } },
      ),
      addEventListener(name: string, listener: Listener) {
        page.listeners.set(name, (page.listeners.get(name) ?? new Set()).add(listener));
      },
      removeEventListener(name: string, listener: Listener) {
        page.listeners.get(name)?.delete(listener);
      },
    };
  }
}
