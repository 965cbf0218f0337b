import { afterPaint } from '#components/ui/after-paint.client';

/** `hasFailed` is true after a failed import: the network is down, or a new build replaced the files. */
export type LazyState<Module> = { module?: Module; hasFailed: boolean };

const NOT_LOADED = { hasFailed: false };

/**
 * A store for a dynamic import, for `useSyncExternalStore`. `load` starts one import at a time, repeats it after a
 * failure, and resolves in both cases.
 */
export function lazyModule<Module>(importModule: () => Promise<Module>) {
  let state: LazyState<Module> = NOT_LOADED;
  let pending: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function update(next: LazyState<Module>) {
    state = next;
    listeners.forEach((listener) => listener());
  }

  /** Evaluating the code and rendering it take equally long on a slow phone, so rendering starts in another task. */
  function updateAfterPaint(next: LazyState<Module>): Promise<void> {
    return new Promise((resolve) => {
      afterPaint(() => {
        update(next);
        resolve();
      });
    });
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => state,
    getServerSnapshot: (): LazyState<Module> => NOT_LOADED,
    load(): Promise<void> {
      if (state.module) return Promise.resolve();
      if (state.hasFailed) update(NOT_LOADED);
      pending ??= importModule()
        .then(
          (module): LazyState<Module> => ({ module, hasFailed: false }),
          () => ({ hasFailed: true }),
        )
        .then(updateAfterPaint)
        .finally(() => (pending = undefined));
      return pending;
    },
  };
}

export type LazyModule<Module> = ReturnType<typeof lazyModule<Module>>;
