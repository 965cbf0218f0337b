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
  it('opens after 200 ms of hovering and describes its button', async () => {
    fireEvent.pointerMove(button());
    await codeArrives();
    await wait(199);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await wait(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('One fixed fee');
    expect(button()).toHaveAccessibleDescription('One fixed fee');
  });

  it('does not open for a pointer that leaves before the delay ends', async () => {
    fireEvent.pointerMove(button());
    fireEvent.pointerLeave(button().parentElement!);
    await codeArrives();
    await wait(1000);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('opens on focus without a delay, does not move the focus, and closes on Escape', async () => {
    act(() => button().focus());
    await codeArrives();
    await wait(0);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    expect(button()).toHaveFocus();
    fireEvent.keyDown(button(), { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it.each([
    ['focuses', true],
    ['does not focus', false],
  ])('opens on a tap, closes on the next and opens again where a tap %s the button', async (_what, focuses) => {
    for (const isOpen of [true, false, true]) {
      fireEvent.pointerDown(button(), { pointerType: 'touch' });
      fireEvent.pointerUp(button(), { pointerType: 'touch' });
      fireEvent.pointerLeave(button().parentElement!, { pointerType: 'touch' });
      if (focuses) act(() => button().focus());
      fireEvent.click(button());
      await codeArrives();
      await wait(0);
      expect(screen.queryAllByRole('tooltip')).toHaveLength(isOpen ? 1 : 0);
    }
    fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    fireEvent.click(document.body);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
