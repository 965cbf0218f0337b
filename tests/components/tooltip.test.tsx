import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from '#components/ui/tooltip.client';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Tooltip content="One fixed fee">
      <button type="button">Why?</button>
    </Tooltip>,
  );
});

afterEach(() => vi.useRealTimers());

const button = () => screen.getByRole('button', { name: 'Why?' });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const codeArrives = () => act(() => vi.dynamicImportSettled());

describe('the tooltip', () => {
  it('opens after 200 ms of hovering, and describes its button', async () => {
    fireEvent.pointerMove(button());
    await codeArrives();
    await wait(199);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await wait(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('One fixed fee');
    expect(button()).toHaveAccessibleDescription('One fixed fee');
  });

  it('stays away from a pointer that only passes', async () => {
    fireEvent.pointerMove(button());
    fireEvent.pointerLeave(button().parentElement!);
    await codeArrives();
    await wait(1000);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('opens on focus without a wait, leaves the focus where it is, and Escape closes it', async () => {
    act(() => button().focus());
    await codeArrives();
    await wait(0);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    expect(button()).toHaveFocus();
    fireEvent.keyDown(button(), { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
