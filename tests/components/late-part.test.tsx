import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { latePart } from '../../components/quote-wizard/late-part.ts';
import { useLatePart } from '../../components/quote-wizard/use-late-part.client.tsx';

/** A part whose files come or fail when the test says so. */
function controlled() {
  const asked: { come: (part: string) => void; fail: () => void }[] = [];
  const load = vi.fn(
    () => new Promise<string>((come, fail) => asked.push({ come, fail: () => fail(new Error('ChunkLoadError')) })),
  );
  return { late: latePart(load), load, asked };
}

function Shown({ late, isNeeded }: { late: ReturnType<typeof controlled>['late']; isNeeded: boolean }) {
  const { part, isMissing } = useLatePart(late, isNeeded);
  return <p>{part ?? (isMissing ? 'missing' : 'on its way')}</p>;
}

describe('a late part', () => {
  it('is asked for once, however many ask, and tells everybody when it is here', async () => {
    const { late, load, asked } = controlled();
    const told = vi.fn();
    late.subscribe(told);
    const all = Promise.all([late.fetch(), late.fetch()]);
    expect(late.read()).toEqual({ isMissing: false });
    asked[0]!.come('steps');
    await all;
    await late.fetch();
    expect([late.read(), load.mock.calls.length, told.mock.calls.length]).toEqual([
      { part: 'steps', isMissing: false },
      1,
      1,
    ]);
  });

  it('that did not come is missing, and is asked for again', async () => {
    const { late, asked } = controlled();
    const first = late.fetch();
    asked[0]!.fail();
    await first;
    expect(late.read()).toEqual({ isMissing: true });
    const second = late.fetch();
    expect(late.read()).toEqual({ isMissing: false });
    asked[1]!.come('steps');
    await second;
    expect(late.read().part).toBe('steps');
  });
});

describe('a component with a late part', () => {
  it('waits for a sign of a person, not for a finger that is about to tap, and asks at once when it needs the part', () => {
    const idle = controlled();
    render(<Shown late={idle.late} isNeeded={false} />);
    // A finger that is still on the glass.
    for (const type of ['pointerover', 'pointerdown', 'touchstart']) window.dispatchEvent(new Event(type));
    expect(idle.load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('mouseover'));
    expect(idle.load).toHaveBeenCalledOnce();

    const needed = controlled();
    render(<Shown late={needed.late} isNeeded />);
    expect(needed.load).toHaveBeenCalledOnce();
  });

  it('does not wait for ever', () => {
    vi.useFakeTimers();
    const { late, load } = controlled();
    render(<Shown late={late} isNeeded={false} />);
    vi.advanceTimersByTime(2999);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('asks for a missing part as soon as the network is back', async () => {
    const { late, asked } = controlled();
    render(<Shown late={late} isNeeded />);
    await act(async () => asked[0]!.fail());
    expect(screen.getByText('missing')).toBeTruthy();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('on its way')).toBeTruthy();
    await act(async () => asked[1]!.come('the steps'));
    expect(screen.getByText('the steps')).toBeTruthy();
  });
});
