import { vi } from 'vitest';
import { createQuoteFlow } from '../../components/quote-wizard/quote-flow.ts';
import type { Game } from '#lib/site/lists';

type Entry = { href: string; state: unknown; page: Page };
type Listener = (event: { persisted: boolean }) => void;

/** One document, with the wizard that it runs. */
class Page {
  readonly listeners = new Map<string, Set<Listener>>();
  readonly flow: ReturnType<typeof createQuoteFlow>;

  constructor(games: Game[]) {
    this.flow = createQuoteFlow(games);
  }

  hear(name: string, event = { persisted: false }): void {
    this.listeners.get(name)?.forEach((listener) => listener(event));
  }
}

function newStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    text: () => [...items.values()].join('\n'),
  };
}

/** A browser without windows: what tabs share. */
export function newBrowser(games: Game[]) {
  const localStorage = newStorage();
  return { localStorage, newTab: () => new BrowserTab(localStorage, games) };
}

/** One tab of it, with the history and the storage that the wizard sees. */
export class BrowserTab {
  readonly local: ReturnType<typeof newStorage>;
  readonly session = newStorage();
  readonly games: Game[];
  entries: Entry[] = [];
  index = -1;

  constructor(local: ReturnType<typeof newStorage>, games: Game[]) {
    this.local = local;
    this.games = games;
  }

  get entry(): Entry {
    return this.entries[this.index]!;
  }

  get flow() {
    return this.entry.page.flow;
  }

  /** From here on the code runs in this tab. */
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
    this.renew(this.entry.page);
    this.load();
  }

  /** Goes back or forward. A page of another document is loaded again, unless the browser kept it whole. */
  travel(by: number, isKeptWhole: boolean): void {
    const from = this.entry.page;
    this.index += by;
    const { page } = this.entry;
    if (page === from) {
      this.enter();
      return page.hear('popstate');
    }
    if (!isKeptWhole) this.renew(page);
    if (!isKeptWhole) return this.load();
    this.enter();
    page.hear('pageshow', { persisted: true });
  }

  private load(): void {
    this.enter();
    this.flow.begin();
  }

  private renew(page: Page): void {
    const renewed = new Page(this.games);
    for (const entry of this.entries) if (entry.page === page) entry.page = renewed;
  }

  private add(entry: Entry): void {
    this.entries = [...this.entries.slice(0, this.index + 1), entry];
    this.index += 1;
  }

  private window() {
    const tab = () => this.entry;
    const page = this.entry.page;
    const at = (url: URL) => new URL(url, tab().href).href;
    return {
      location: {
        get href() {
          return tab().href;
        },
        get search() {
          return new URL(tab().href).search;
        },
      },
      // As in a browser, the methods belong to all histories and the state to this one.
      history: Object.create(
        {
          pushState: (state: unknown, _title: string, url: URL) => this.add({ href: at(url), state, page }),
          replaceState: (state: unknown, _title: string, url: URL) =>
            void Object.assign(tab(), { href: at(url), state }),
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
