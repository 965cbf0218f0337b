import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from '#components/ui/after-paint.client';

vi.unmock('#components/ui/after-paint.client');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('runs the task once, after the second frame, and marks the form as pending until then', () => {
  const form = document.createElement('form');
  const task = vi.fn(() => expect(form.hasAttribute('data-pending')).toBe(false));
  afterPaint(task, form);
  expect(form.hasAttribute('data-pending')).toBe(true);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledTimes(1);
});

it('runs the task after 100 ms if the page is not painted', () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const task = vi.fn();
  afterPaint(task);
  vi.advanceTimersByTime(99);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
});
