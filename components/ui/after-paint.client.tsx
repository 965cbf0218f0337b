'use client';

/** Hidden pages are not painted, so animation frames may never come. */
const MAX_WAIT_MS = 100;

/**
 * Runs `task` after the next paint, or after MAX_WAIT_MS if there is none. A task that changes much of the page takes several
 * frames on a slow phone, and users press again when a press shows no effect. So the `pressed` element has the attribute
 * `data-pending` until the task runs, and its style is painted first. The task waits for two frames, because the first
 * frame may still be rasterized when its callback has run, and the task would compete with that on a phone with few cores.
 */
export function afterPaint(task: () => void, pressed?: HTMLElement): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    pressed?.removeAttribute('data-pending');
    task();
  };
  pressed?.setAttribute('data-pending', '');
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)));
  setTimeout(once, MAX_WAIT_MS);
}
