/** The result of an access to the storage, or to what is stored; undefined if it throws: the storage can be full, forbidden or not available. */
export function tryStorage<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Wraps localStorage or sessionStorage. A value that cannot be stored is kept in memory until the page is closed. */
function safeStorage(storage: () => Storage) {
  const memory = new Map<string, string>();
  function remove(key: string) {
    memory.delete(key);
    tryStorage(() => storage().removeItem(key));
  }
  return {
    read: (key: string) => memory.get(key) ?? tryStorage(() => storage().getItem(key)) ?? null,
    remove,
    write(key: string, text: string) {
      try {
        storage().setItem(key, text);
        memory.delete(key);
      } catch {
        // Otherwise `read` could return the older value after a reload.
        remove(key);
        memory.set(key, text);
      }
    },
  };
}

export const tabStorage = safeStorage(() => sessionStorage);
export const deviceStorage = safeStorage(() => localStorage);
