import { afterPaint } from '#components/ui/after-paint.client';

/*
 * Glossary
 *   part      code that the first step does without; it comes in files of its own
 *   missing   it was asked for and did not come: the network is gone, or the build that it belongs to is
 */

export type LateState<Part> = { part?: Part; isMissing: boolean };

const NOT_HERE = { isMissing: false };

/** Code that comes once somebody asks for it, with what to draw until then. It is asked for again after it was missing. */
export function latePart<Part>(load: () => Promise<Part>) {
  let state: LateState<Part> = NOT_HERE;
  let coming: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function show(next: LateState<Part>) {
    state = next;
    listeners.forEach((listener) => listener());
  }

  /** In a task of its own: the code was read in this one, and what it draws takes as long again on a slow phone. */
  function showSoon(next: LateState<Part>): Promise<void> {
    return new Promise((resolve) => {
      afterPaint(() => {
        show(next);
        resolve();
      });
    });
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    /** What the server draws. */
    readNone: (): LateState<Part> => NOT_HERE,
    /** Asks for the part, once at a time; settles when it is here or known to be missing. */
    fetch(): Promise<void> {
      if (state.part) return Promise.resolve();
      if (state.isMissing) show(NOT_HERE);
      coming ??= load()
        .then(
          (part): LateState<Part> => ({ part, isMissing: false }),
          () => ({ isMissing: true }),
        )
        .then(showSoon)
        .finally(() => (coming = undefined));
      return coming;
    },
  };
}

export type LatePart<Part> = ReturnType<typeof latePart<Part>>;
