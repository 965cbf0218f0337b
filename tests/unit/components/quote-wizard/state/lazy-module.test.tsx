import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lazyModule } from '#components/quote-wizard/state/lazy-module.ts';
import { useLazyModule } from '#components/quote-wizard/state/use-lazy-module.client';

/** A lazy module whose imports the test resolves and rejects. */
function createControlledModule() {
  const imports: { resolve: (module: string) => void; fail: () => void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<string>((resolve, reject) =>
        imports.push({ resolve, fail: () => reject(new Error('ChunkLoadError')) }),
      ),
  );
  return { lazy: lazyModule(load), load, imports };
}

function Status({ lazy, isNeeded }: { lazy: ReturnType<typeof createControlledModule>['lazy']; isNeeded: boolean }) {
  const { module, hasFailed } = useLazyModule(lazy, isNeeded);
  return <p>{module ?? (hasFailed ? 'failed' : 'loading')}</p>;
}

describe('a lazy module', () => {
  it('is imported once for concurrent calls, and notifies its subscribers', async () => {
    const { lazy, load, imports } = createControlledModule();
    const listener = vi.fn();
    lazy.subscribe(listener);
    const all = Promise.all([lazy.load(), lazy.load()]);
    expect(lazy.getSnapshot()).toEqual({ hasFailed: false });
    imports[0]!.resolve('steps');
    await all;
    await lazy.load();
    expect([lazy.getSnapshot(), load.mock.calls.length, listener.mock.calls.length]).toEqual([
      { module: 'steps', hasFailed: false },
      1,
      1,
    ]);
  });

  it('that failed to load is imported again', async () => {
    const { lazy, imports } = createControlledModule();
    const first = lazy.load();
    imports[0]!.fail();
    await first;
    expect(lazy.getSnapshot()).toEqual({ hasFailed: true });
    const second = lazy.load();
    expect(lazy.getSnapshot()).toEqual({ hasFailed: false });
    imports[1]!.resolve('steps');
    await second;
    expect(lazy.getSnapshot().module).toBe('steps');
  });
});

describe('a component with a lazy module', () => {
  it('imports it at the first interaction that is not a touch, or at once when it needs it', () => {
    const idle = createControlledModule();
    render(<Status lazy={idle.lazy} isNeeded={false} />);
    // Events of a finger that still touches the screen
    for (const type of ['pointerover', 'pointerdown', 'touchstart']) window.dispatchEvent(new Event(type));
    expect(idle.load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('mouseover'));
    expect(idle.load).toHaveBeenCalledOnce();

    const needed = createControlledModule();
    render(<Status lazy={needed.lazy} isNeeded />);
    expect(needed.load).toHaveBeenCalledOnce();
  });

  it('imports it after three seconds without an interaction', () => {
    vi.useFakeTimers();
    const { lazy, load } = createControlledModule();
    render(<Status lazy={lazy} isNeeded={false} />);
    vi.advanceTimersByTime(2999);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('imports it again when the browser is online again', async () => {
    const { lazy, imports } = createControlledModule();
    render(<Status lazy={lazy} isNeeded />);
    await act(async () => imports[0]!.fail());
    expect(screen.getByText('failed')).toBeTruthy();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('loading')).toBeTruthy();
    await act(async () => imports[1]!.resolve('the steps'));
    expect(screen.getByText('the steps')).toBeTruthy();
  });
});
