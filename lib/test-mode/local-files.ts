/**
 * The pictures and films of this device that test mode shows, by the path that they will have on the site, such as
 * /art/case-studies/acme-hunt/cover.jpg. They stay in the browser (IndexedDB) and are never sent.
 */
export type LocalFiles = ReadonlyMap<string, Blob>;

export type LocalFileStore = {
  /** Returns the same map until a file changes, as useSyncExternalStore requires. Null until the stored files are read. */
  read: () => LocalFiles | null;
  /** False when the browser refused to keep a file, so that a reload loses it. */
  isSaved: () => boolean;
  put: (path: string, file: Blob) => Promise<void>;
  /** Removes all files. `restore` brings them back until the page is left. */
  clear: () => Promise<void>;
  /** How often `clear` was called: what started before the last call is obsolete. */
  clearCount: () => number;
  restore: () => Promise<void>;
  /** Calls `notify` when the files change. Returns the function that unsubscribes. */
  subscribe: (notify: () => void) => () => void;
};

const DATABASE = 'case-studies-test-mode';
const FILES = 'files';

/** The files of test mode. `getFactory` may throw or return undefined: browsers can deny access to IndexedDB. */
export function localFileStore(getFactory: () => IDBFactory | undefined): LocalFileStore {
  const listeners = new Set<() => void>();
  let files: LocalFiles | null = null;
  let removed: LocalFiles = new Map();
  let saved = true;
  let clears = 0;
  let database: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    database ??= new Promise((resolve, reject) => {
      const request = getFactory()?.open(DATABASE, 1);
      if (!request) return reject(new Error('IndexedDB is not available.'));
      request.onupgradeneeded = () => request.result.createObjectStore(FILES);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
      request.onblocked = () => reject(new Error('Another tab blocks IndexedDB.'));
    });
    return database;
  }

  async function change(run: (store: IDBObjectStore) => void): Promise<void> {
    try {
      const transaction = (await open()).transaction(FILES, 'readwrite');
      const done = new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onerror = transaction.onabort = () => reject(transaction.error!);
      });
      run(transaction.objectStore(FILES));
      await done;
    } catch (error) {
      console.warn('A picture is kept only until the page is left:', error);
      saved = false;
    }
  }

  function set(next: LocalFiles): void {
    files = next;
    for (const notify of listeners) notify();
  }

  async function readStored(): Promise<void> {
    let stored: [string, Blob][] = [];
    try {
      const store = (await open()).transaction(FILES).objectStore(FILES);
      const [paths, blobs] = await Promise.all([ended(store.getAllKeys()), ended(store.getAll())]);
      stored = paths.map((path, index) => [String(path), blobs[index] as Blob]);
    } catch {
      // Without IndexedDB nothing was stored. The first file that is put says so.
    }
    set(new Map([...stored, ...(files ?? [])]));
  }

  let isRead = false;
  return {
    read: () => files,
    isSaved: () => saved,
    async put(path, file) {
      set(new Map(files ?? []).set(path, file));
      await change((store) => store.put(file, path));
    },
    clearCount: () => clears,
    async clear() {
      clears++;
      removed = files ?? new Map();
      set(new Map());
      await change((store) => store.clear());
    },
    async restore() {
      const restored = removed;
      removed = new Map();
      set(new Map([...restored, ...(files ?? [])]));
      await change((store) => restored.forEach((file, path) => store.put(file, path)));
    },
    subscribe(notify) {
      listeners.add(notify);
      if (!isRead) void readStored();
      isRead = true;
      return () => listeners.delete(notify);
    },
  };
}

function ended<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}
