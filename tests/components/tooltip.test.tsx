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

describe('the tooltip', () => {
  it('opens after 200 ms of hovering, and describes its button', async () => {
    fireEvent.pointerMove(button());
    await wait(199);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await wait(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('One fixed fee');
    expect(button()).toHaveAccessibleDescription('One fixed fee');
  });

  it('opens at once on focus, and Escape closes it', () => {
    act(() => button().focus());
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    fireEvent.keyDown(button(), { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
